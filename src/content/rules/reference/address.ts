import { type Fault, quote } from '../../diagnostics/fault.ts';
import { listAt, stringAt } from '../../json/json.ts';
import type { Form } from '../../link/targets.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { urlOf } from '../../text/outer-forms.ts';
import { mistake } from '../rule.ts';

const FORMS: Readonly<Record<Form, string>> = {
  web: 'Write https:// and the name of a server, such as “https://www.example.com/page”.',
  login: 'Write it without what stands before the @.',
  mail: 'Write mailto: and an address, such as “mailto:name@example.com”.',
  telephone: 'Write tel: and the number with its country, such as “tel:+912055500142”.',
};

/** Under these stand profiles on the others, too, from before the others had a name of their own. */
const FIRST = /^(?:facebook|instagram|linkedin|youtube)$/;

/** Where the profiles of each network lie. */
const HOSTS = [
  ['facebook', ['facebook.com', 'fb.com', 'fb.me']],
  ['instagram', ['instagram.com', 'instagr.am']],
  ['linkedin', ['linkedin.com', 'lnkd.in']],
  ['youtube', ['youtube.com', 'youtu.be']],
  ['bluesky', ['bsky.app']],
  ['github', ['github.com']],
  // And on hundreds of servers more.
  ['mastodon', ['mastodon.social', 'mastodon.online']],
  ['telegram', ['t.me', 'telegram.me']],
  ['threads', ['threads.com', 'threads.net']],
  ['tiktok', ['tiktok.com']],
  ['whatsapp', ['whatsapp.com', 'wa.me']],
  ['x', ['x.com', 'twitter.com']],
] as const;

const networkOf = (url: string) => {
  const host = `.${urlOf(url)?.hostname ?? ''}`;
  return HOSTS.find(([, hosts]) => hosts.some((one) => host.endsWith(`.${one}`)))?.[0];
};

/** A profile whose address is that of another network; of other hosts nobody can tell where they lead. */
function* ofOtherNetwork({ path, value }: ContentFile): Generator<Fault> {
  if (path !== 'site.json') return;
  for (const [i, entry] of listAt(value, 'social').entries()) {
    const [network, url] = [stringAt(entry, 'network'), stringAt(entry, 'url') ?? ''];
    const other = networkOf(url);
    const isKnown = HOSTS.some(([name]) => name === network);
    if (!isKnown || other === undefined || other === network) continue;
    if (FIRST.test(network ?? '') && !FIRST.test(other)) continue;
    const message = `${quote(url)} is an address of ${other}. Write that of your profile on ${network}, or "network": "${other}".`;
    yield { pointer: `/social/${i}/url`, message };
  }
}

export const referenceAddress = mistake({
  says: 'The address that a link leads to outside the site cannot be one, or a profile’s is that of another network.',
  wrong: '"href": "https:/example.com"',
  right: '"href": "https://example.com"',
  remedy: 'Write the whole address of a page, a mailbox or a telephone.',
  file: ofOtherNetwork,
  link(end) {
    if (end.kind === 'malformed' && end.form === 'login')
      return `${quote(end.href)} shows everybody a name or a password. ${FORMS.login}`;
    if (end.kind === 'malformed') return `${quote(end.href)} leads nowhere. ${FORMS[end.form]}`;
    return end.kind === 'local'
      ? { message: `${quote(end.href)} opens on your computer alone.`, suggestion: end.to }
      : undefined;
  },
});
