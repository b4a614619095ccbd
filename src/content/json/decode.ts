import type { Finding } from '../diagnostics/diagnostic.ts';

/** The largest file that is read, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024;

const at = (file: string, code: string, message: string): Finding => ({
  file,
  pointer: '',
  spot: 'value',
  severity: 'error',
  code,
  message,
  range: [0, 0],
});

/** Decodes a file as UTF-8 without a byte order mark; anything else is a finding at the file's first character. */
export function decode(
  file: string,
  bytes: Uint8Array,
): { readonly text: string } | { readonly finding: Finding } {
  if (bytes.byteLength > MAX_BYTES)
    return {
      finding: at(file, 'json/too-large', 'The file is larger than 2 MB. Split it into smaller ones.'),
    };
  const [a, b, c] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || a === 0 || b === 0)
    return { finding: at(file, 'json/encoding', 'The file is in UTF-16. Save it as UTF-8.') };
  if (a === 0xef && b === 0xbb && c === 0xbf)
    return {
      finding: at(
        file,
        'json/encoding',
        'The file begins with a byte order mark. Save it as UTF-8 without one.',
      ),
    };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { finding: at(file, 'json/encoding', 'The file is not valid UTF-8. Save it as UTF-8.') };
  }
}
