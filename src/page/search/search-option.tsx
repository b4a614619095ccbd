import type { SearchFound, SearchKind } from '../../model/search-index.ts';
import type { Word, Words } from '../../model/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { externalLinkIcon } from '../../ui/icons.gen.ts';
import { excerpt, mark, type Piece } from './excerpt.ts';

export interface OptionProps {
  readonly id: string;
  readonly active: boolean;
}

const KINDS: Readonly<Record<SearchKind, Word>> = {
  page: 'kindPage',
  article: 'kindArticle',
  event: 'kindEvent',
  publication: 'kindPublication',
};

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}

/** One result: a link, which the field's arrow keys reach and a press follows. */
export function ResultOption({
  found,
  strings,
  id,
  active,
}: OptionProps & { readonly found: SearchFound; readonly strings: Words }) {
  const { href, kind, title, date, file, lang, dir } = found.entry;
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="search-option"
      href={href}
      {...(file === undefined ? {} : { target: '_blank', rel: 'noopener' })}
    >
      <span className="search-kind">
        <b>{strings[KINDS[kind]]}</b>
        {date ? <time dateTime={date.iso}>{date.text}</time> : null}
        {file === undefined ? null : (
          <span>
            {file}
            <Icon shapes={externalLinkIcon} />
            <span className="visually-hidden"> ({strings.opensInNewTab})</span>
          </span>
        )}
      </span>
      <span className="search-title" lang={lang} dir={dir}>
        <Marked pieces={mark(title, found.words)} />
      </span>
      <span className="search-text" lang={lang} dir={dir}>
        <Marked pieces={excerpt(found)} />
      </span>
    </a>
  );
}

/** One of the main pages. */
export function PlaceOption({
  title,
  href,
  id,
  active,
}: OptionProps & { readonly title: string; readonly href: string }) {
  return (
    <a id={id} role="option" aria-selected={active} tabIndex={-1} className="search-option" href={href}>
      {title}
    </a>
  );
}
