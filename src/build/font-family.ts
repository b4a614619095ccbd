/** What a TrueType file calls its family: a text engine finds it by that, whatever the theme calls it. */
export function fontFamily(bytes: Buffer): string | undefined {
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const entry = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) return undefined;
  const table = bytes.subarray(bytes.readUInt32BE(entry + 8));
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, i) => table.subarray(6 + i * 12));
  // The family (1), as Windows has it (3): in UTF-16.
  const family = records.find((record) => record.readUInt16BE(0) === 3 && record.readUInt16BE(6) === 1);
  if (!family) return undefined;
  const start = table.readUInt16BE(4) + family.readUInt16BE(10);
  return new TextDecoder('utf-16be').decode(table.subarray(start, start + family.readUInt16BE(8)));
}
