import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { ManifestFile } from '../model/build-manifest.ts';
import type { Encoding } from './negotiation.ts';

export type Compressed = Exclude<Encoding, 'identity'>;

/** What the build appends to a file's name for its precompressed sibling. */
export const SIBLING: Readonly<Record<Compressed, string>> = { br: '.br', gzip: '.gz' };

const brotli = (bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** Compresses quickly rather than tightly: the first visitor of a page waits for it. */
export const compress = (bytes: Uint8Array, encoding: Compressed): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'gzip' ? promisify(gzip)(bytes, { level: 6 }) : brotli(bytes, 5);

/** Takes fifty times as long, and an eighth off: what many pages need to arrive in one round trip. */
export const compressTightly = (bytes: Uint8Array, encoding: Compressed): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'gzip' ? promisify(gzip)(bytes, { level: 9 }) : brotli(bytes, constants.BROTLI_MAX_QUALITY);

export const decompress = (bytes: Uint8Array, encoding: Compressed): Promise<Uint8Array> =>
  promisify(encoding === 'gzip' ? gunzip : brotliDecompress)(bytes);

const TEXT_TYPE = /^text\/|\+(?:json|xml)$|^application\/(?:json|xml|javascript|wasm)$/;

/** Text of a size that compression makes smaller; pictures, fonts and PDFs are compressed already. */
export function isCompressible(file: Pick<ManifestFile, 'type' | 'bytes'>): boolean {
  const [type = ''] = file.type.toLowerCase().split(';');
  return file.bytes >= 256 && TEXT_TYPE.test(type.trim());
}
