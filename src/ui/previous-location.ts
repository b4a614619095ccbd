let previous: string | null = null;

/** The path of this site that the visitor was at before this one; null where they came from elsewhere. */
export const previousLocation = (): string | null => previous;

/** For the app, which sees every navigation. */
export function setPreviousLocation(path: string | null): void {
  previous = path;
}
