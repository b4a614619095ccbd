export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first; the first wins where the browser likes several as much. */
const OFFERED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to answer with (RFC 9110, 12.5.3): highest weight, then br before gzip before none.
 * Where nothing is acceptable the plain file is still the more useful answer than a 406.
 */
export function chooseEncoding(header: string | null | undefined): Encoding {
  const weights = readWeights(header ?? '');
  // Unmentioned, the plain file is acceptable but asked for by nobody.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0));
  const wanted = OFFERED.filter((encoding) => weightOf(encoding) > 0);
  return wanted.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? 'identity';
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === '') continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
