/** What an example tells the catalogue around it. */
export type FrameMessage =
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'note'; readonly note: string };

/** Messages come from other documents: anything else is passed over. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'height' && 'height' in data && typeof data.height === 'number')
    return { kind: 'height', height: data.height };
  if (data.kind === 'note' && 'note' in data && typeof data.note === 'string')
    return { kind: 'note', note: data.note };
  return undefined;
}
