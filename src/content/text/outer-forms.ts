import { attempt } from '../../model/attempt.ts';

/** An address for mail, as schemas and links ask for it. */
export const EMAIL = /^[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}$/;

/** True for a telephone number: digits with blanks, brackets, hyphens and dots, at least three and at most fifteen (E.164). */
export function isPhone(text: string): boolean {
  const digits = text.replace(/;ext=\d{1,8}$/, '').replace(/[\s().-]/g, '');
  return /^\+?\d{3,15}$/.test(digits);
}

/** Reads an address with a scheme; `URL.canParse` of some versions of Node denies letters beyond ASCII once it is compiled. */
export const urlOf = (text: string): URL | undefined => attempt(() => new URL(text));

/** True for an address of the web with a name or a password before its host, which every visitor could read. */
export const hasLogin = (text: string): boolean => /^https?:\/\/[^/?#]*@/i.test(text);

/** True for an address of the web that names a host, and nobody before it: one with a dot, that of this machine, or a number. */
export function isWeb(text: string): boolean {
  if (hasLogin(text)) return false;
  const host = /^https?:\/\/[^/?#]/i.test(text) ? (urlOf(text)?.hostname ?? '') : '';
  return host === 'localhost' || /^\[[0-9a-f:.]+\]$|^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host);
}

/**
 * Where a map shows a postal address. Letters of all scripts stand as they are, as an address in HTML may have them: they
 * are read, and a page says them once more in its words.
 */
export const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${address.replace(/[\x21-\x2b;-@[-^`{-~]/g, encodeURIComponent).replace(/\s+/g, '+')}`;

/** What may be embedded: where the addresses of players and maps begin. */
export const EMBEDS = [
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  'https://www.openstreetmap.org/export/embed.html?',
  'https://www.google.com/maps/embed?',
  'https://w.soundcloud.com/player/?',
  'https://open.spotify.com/embed/',
] as const;

const SOUNDS = ['mp3', 'm4a', 'ogg', 'opus', 'wav'];
/** What browsers play, by its ending. */
export const PLAYED: readonly string[] = [...SOUNDS, 'mp4', 'webm'];

const endOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** What plays a file, whose video may be meant as a sound alone; undefined where browsers do not play it. */
export function playerOf(path: string, kind: string): 'audio' | 'video' | undefined {
  const end = endOf(path);
  if (!PLAYED.includes(end)) return undefined;
  return kind === 'audio' || SOUNDS.includes(end) ? 'audio' : 'video';
}

/** True for the path of a sound or video of the site's own. */
export const isPlayed = (path: string): boolean =>
  /^\/(?!\/)[^?#]+\.[a-z0-9]+$/.test(path) && PLAYED.includes(endOf(path));

/** As it is written and as a browser reads it: dots would lead out of the players' folder. */
export const isEmbed = (text: string): boolean => {
  if (isPlayed(text)) return true;
  const asked = urlOf(text)?.href ?? '';
  return EMBEDS.some((start) => text.startsWith(start) && asked.startsWith(start));
};
