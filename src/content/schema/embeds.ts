/** What may be embedded: where the addresses of players and maps begin. */
export const EMBEDS = [
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  'https://www.openstreetmap.org/export/embed.html?',
  'https://www.google.com/maps/embed?',
  'https://w.soundcloud.com/player/?',
  'https://open.spotify.com/embed/',
] as const;

export const isEmbed = (text: string): boolean =>
  URL.canParse(text) && EMBEDS.some((start) => text.startsWith(start));
