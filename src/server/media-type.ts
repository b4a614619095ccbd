import { getMimeType } from 'hono/utils/mime';

/** The media type by a file's extension, for files that no manifest describes any more. */
export const mediaType = (file: string): string =>
  getMimeType(file.toLowerCase()) ?? 'application/octet-stream';
