import type { ShellModel } from '../model/page-model.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Icon } from '../ui/icon.tsx';
import { infoIcon, triangleAlertIcon, xIcon } from '../ui/icons.gen.ts';
import { unbroken } from '../ui/unbroken.ts';
import styles from './site-notice.module.css';

/** What every page says first, until the visitor dismisses it; the app listens to its button. */
export function SiteNotice({ shell: { notice, strings } }: { readonly shell: ShellModel }) {
  if (!notice) return null;
  const { id, kind, text, link, lang, dir } = notice;
  return (
    <section className={styles.notice} data-kind={kind} data-site-notice={id} aria-label={strings.siteNotice}>
      <Icon shapes={kind === 'warning' ? triangleAlertIcon : infoIcon} />
      <p lang={lang} dir={dir}>
        {unbroken(text)} {link ? <Anchor link={link}>{link.label}</Anchor> : null}
      </p>
      <button type="button" className="round needs-script" data-dismiss-notice aria-label={strings.dismiss}>
        <Icon shapes={xIcon} />
      </button>
    </section>
  );
}
