import { shownBlocks } from '../content/resolve/sections.ts';
import { analyticsOf, type environmentOf } from '../content/resolve/settings.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { tagManagerPolicy } from '../server/foreign-policies.ts';
import type { SecurityInput } from '../server/security-headers.ts';
import { SPECULATION_RULES } from '../server/served-files.ts';
import { captchaTrustedTypes } from './contact.ts';

const originOf = (address: string | undefined) =>
  address && URL.canParse(address) ? [new URL(address).origin] : [];

/** Whose frames pages show, those of the videos and those that a reader presses. */
export const framesOf = (index: ValidSite): readonly string[] => [
  ...new Set([
    'https://www.youtube-nocookie.com',
    ...[...shownBlocks(index)].flatMap(({ types, blocks }) =>
      types.includes('embed')
        ? blocks().flatMap((block) => (block.type === 'embed' ? originOf(block.src) : []))
        : [],
    ),
  ]),
];

/** What the pages of a site may do, and ask whom for. @param made what is known once its scripts are made */
export function securityOf(
  index: ValidSite,
  environment: ReturnType<typeof environmentOf>,
  made: Pick<SecurityInput, 'bootHash' | 'scriptHashes' | 'manifests' | 'workers' | 'pages'>,
): SecurityInput {
  const { site } = index;
  const endpoint = originOf(site.contact?.endpoint);
  return {
    ...made,
    scripts: site.security?.scripts === 'hashes' ? 'hashes' : 'self',
    connect: endpoint,
    formAction: endpoint,
    images: originOf(site.assetBase),
    frames: framesOf(index),
    https: site.baseUrl.startsWith('https:'),
    trustedTypes: ['document', ...captchaTrustedTypes(index)],
    speculation: `${site.basePath ?? ''}/${SPECULATION_RULES.file}`,
    // The container's tags may need origins besides the tag manager's own.
    everywhere: analyticsOf(index, String) && tagManagerPolicy(index.site.analytics?.origins ?? []),
    unlisted: !environment.indexed,
  };
}
