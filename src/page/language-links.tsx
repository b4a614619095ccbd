import type { FrameModel } from '../model/page-model.ts';

interface LanguageLinksProps {
  readonly languages: FrameModel['languages'];
  /** The name of the group. */
  readonly label: string;
  /** True where there is room for the other languages only, on small screens for their short names. */
  readonly brief?: boolean;
  readonly className?: string | undefined;
}

/** This page in the site's languages: plain links, so that a choice is an address. */
export function LanguageLinks({ languages, label, brief = false, className }: LanguageLinksProps) {
  const shown = brief ? languages.filter(({ current }) => !current) : languages;
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={label} className={className}>
      {shown.map(({ code, name, short, href, current }) => (
        <a
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          aria-current={current ? 'true' : undefined}
          data-language={code}
        >
          {brief ? (
            <>
              <span>{name}</span>
              <span aria-hidden="true">{short}</span>
            </>
          ) : (
            name
          )}
        </a>
      ))}
    </div>
  );
}
