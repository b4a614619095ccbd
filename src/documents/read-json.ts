/** Something about a document that its author can mend: one clause, without the file's name. */
export class DocumentError extends Error {}

/** True for an object that is neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fill(value: string, variables: Readonly<Record<string, string>>): string {
  return value.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const found = variables[name];
    if (found === undefined) throw new DocumentError(`there is no variable ${whole}`);
    return found;
  });
}

/** Parses JSON; where variables are given, fills `{name}` in its texts. */
export function read(json: string, variables?: Readonly<Record<string, string>>): unknown {
  try {
    if (!variables) return JSON.parse(json);
    return JSON.parse(json, (_, value: unknown) =>
      typeof value === 'string' ? fill(value, variables) : value,
    );
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    throw new DocumentError(`it is not valid JSON (${reason})`);
  }
}
