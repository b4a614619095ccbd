export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first; the first wins where the browser likes several as much. */
const OFFERED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to answer with (RFC 9110, 12.5.3): highest weight, then br before gzip before none.
 * Where nothing is acceptable the plain file is still the more useful answer than a 406.
 */
export function chooseEncoding(header: string | null | undefined): Encoding {
  const weights = readWeights(header ?? '');
  const any = weights.get('*');
  let best: Encoding = 'identity';
  // Unmentioned, the plain file is acceptable but asked for by nobody.
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of [...OFFERED].reverse()) {
    const weight = encoding === 'identity' ? bestWeight : (weights.get(encoding) ?? any ?? 0);
    if (weight > 0 && weight >= bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
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
