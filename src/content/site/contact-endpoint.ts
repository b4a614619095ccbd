/**
 * Where the form of a site posts to: its path without a slash at the end, and whether it lies where the pages come from.
 * Undefined where nothing is named, or what is named is no address.
 */
export function contactEndpoint(endpoint: string | undefined, baseUrl: string | undefined) {
  if (endpoint === undefined || !URL.canParse(endpoint, baseUrl)) return undefined;
  const { origin, pathname } = new URL(endpoint, baseUrl);
  return {
    path: pathname.replace(/(?<!\/)\/+$/, ''),
    own: baseUrl !== undefined && origin === new URL(baseUrl).origin,
  };
}
