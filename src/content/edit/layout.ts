import { isArray, isObject, type JsonValue } from '../json/json.ts';

/** How a file is written: its line ends, and one step of its indentation, as its first indented line has it. */
export function layoutOf(text: string) {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1];
  return { eol: text.includes('\r\n') ? '\r\n' : '\n', indent: indent ?? '  ' };
}

/** JSON over several lines in the layout of a file, the further ones indented as the line of an offset is. */
export function written(value: JsonValue, text: string, offset: number): string {
  const { eol, indent } = layoutOf(text);
  return JSON.stringify(value, null, indent).replaceAll('\n', eol + marginAt(text, offset));
}

/** JSON on one line, with a blank after each comma and colon. */
export function writtenInLine(value: JsonValue): string {
  if (isArray(value)) return `[${value.map(writtenInLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${writtenInLine(entry)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The blanks that the line of an offset begins with. */
export function marginAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
