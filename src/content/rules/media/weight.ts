import { advice } from '../rule.ts';

/** What a file may weigh as it lies in the folder: photographs are made smaller by the build, the others are served as they are. */
const LIMITS = [
  { kind: /\.svg$/, bytes: 150_000, remedy: 'Simplify its paths, or save it as a photograph.' },
  {
    kind: /\.(png|jpe?g|webp|avif|gif)$/,
    bytes: 4_000_000,
    remedy: 'Save it with at most 2,000 pixels to a side.',
  },
  { kind: /\.pdf$/, bytes: 10_000_000, remedy: 'Save it with smaller pictures.' },
];

const megabytes = (bytes: number) =>
  bytes >= 1_000_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.round(bytes / 1000)} KB`;

/** Of what is heavier than such a file should be, how heavy it is and what to do. */
export function weightWords(path: string, bytes: number): string | undefined {
  const limit = LIMITS.find(({ kind }) => kind.test(path));
  if (!limit || bytes <= limit.bytes) return undefined;
  return `weighs ${megabytes(bytes)}, more than the ${megabytes(limit.bytes)} that such a file should. ${limit.remedy}`;
}

export const mediaWeight = advice({
  says: 'Advice: the file is heavier than visitors on a telephone should load.',
  wrong: 'a drawing of 400 KB',
  right: 'the same with simpler paths',
  remedy: 'Save it smaller.',
  site: ({ index, media }) =>
    [...media].flatMap(([path, at]) => {
      const words = weightWords(path, index.input.media.get(path)?.bytes ?? 0);
      return words === undefined ? [] : { ...at, message: `“public${path}” ${words}` };
    }),
});
