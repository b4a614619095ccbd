import type { FrameModel, ShellModel } from '../../model/page-model.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { atSign } from '../../ui/at-sign.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sunIcon } from '../../ui/icons.gen.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { LanguageLinks } from '../language-links.tsx';
import styles from './footer.module.css';

const SCHEMES = ['light', 'dark'] as const;

/** Columns, social links, the regulator's lines: the same on every page, and each where there is one. */
export function Footer({ shell, frame }: { readonly shell: ShellModel; readonly frame: FrameModel }) {
  const { strings } = shell;
  const { contact, columns, social, legal, copyright, compliance, complianceLanguage } = shell.footer;
  const schemes = { system: strings.themeSystem, light: strings.themeLight, dark: strings.themeDark };
  // What holds where nothing was chosen.
  const held = shell.scheme ?? 'system';
  const hasChoices = shell.analytics?.consent === true;
  return (
    <footer
      className={styles.footer}
      data-tone="ink"
      data-hide-on-mobile={frame.hideOnMobile.includes('footer') || undefined}
    >
      <div className={styles.wrap}>
        {contact || columns.length > 0 ? (
          <div className={styles.columns}>
            {contact ? (
              <section>
                <h2 className={styles.heading} lang={contact.lang} dir={contact.dir}>
                  {contact.heading}
                </h2>
                <address className={styles.address}>
                  {contact.ways.map((way) => (
                    <Anchor key={way.href} link={way}>
                      {atSign(way.label)}
                    </Anchor>
                  ))}
                </address>
              </section>
            ) : null}
            {columns.map((column) => (
              <section key={column.heading} lang={column.lang} dir={column.dir}>
                <h2 className={styles.heading}>{column.heading}</h2>
                <ul className={styles.list}>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href} data-scroll-top={link.scrollTop || undefined}>
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ) : null}
        {compliance.length > 0 ? (
          <div className={styles.compliance} {...complianceLanguage}>
            {compliance.map((line) => (
              <p key={line}>{unbroken(line)}</p>
            ))}
          </div>
        ) : null}
        <div className={styles.last}>
          <p>{copyright}</p>
          {legal.length > 0 || hasChoices ? (
            <ul className={styles.legal}>
              {legal.map((link) => (
                <li key={link.href}>
                  <Anchor link={link}>{link.label}</Anchor>
                </li>
              ))}
              {hasChoices ? (
                <li className="needs-script">
                  <button type="button" data-cookie-choices>
                    {strings.cookieChoices}
                  </button>
                </li>
              ) : null}
            </ul>
          ) : null}
          <div className={styles.end}>
            <LanguageLinks
              languages={frame.languages}
              label={strings.language ?? ''}
              className={styles.languages}
            />
            {/* Plain HTML that the app listens to; without a script the theme's scheme holds. */}
            <label className={`${styles.theme} needs-script`}>
              <Icon shapes={sunIcon} />
              <select aria-label={strings.theme} autoComplete="off" data-theme-choice>
                <option value="system">{schemes[held]}</option>
                {SCHEMES.filter((scheme) => scheme !== held).map((scheme) => (
                  <option key={scheme} value={scheme}>
                    {schemes[scheme]}
                  </option>
                ))}
              </select>
            </label>
            {social.length > 0 ? (
              <ul className={styles.social}>
                {social.map(({ network, icon, href }) => (
                  <li key={network}>
                    <a href={href} target="_blank" rel="noopener" aria-label={network} title={network}>
                      <Icon shapes={icon} />
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      </div>
    </footer>
  );
}
