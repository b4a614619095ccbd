import { memo, type ReactNode } from 'react';
import type { SearchFound, SearchKind } from '../../model/search-index.ts';
import type { Word, Words } from '../../model/words.ts';
import { tabOf } from '../../ui/anchor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { externalLinkIcon } from '../../ui/icons.gen.ts';
import { excerpt, mark, type Piece } from './excerpt.ts';

interface OptionProps {
  readonly id: string;
  readonly active: boolean;
  readonly href: string;
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

/** A link, which the field's arrow keys reach and a press follows. */
export function Option({ id, active, href, newTab = false, children }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className="search-option"
      href={href}
      {...tabOf(newTab)}
    >
      {children}
    </a>
  );
}

interface ResultProps extends Pick<OptionProps, 'id' | 'active'> {
  readonly found: SearchFound;
  readonly strings: Words;
}

const KINDS: Readonly<Record<SearchKind, Word>> = {
  page: 'kindPage',
  article: 'kindArticle',
  event: 'kindEvent',
  publication: 'kindPublication',
};

/** A piece that changes stands in an element of its own: a bare text is no longer there where the browser translates. */
function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

/** One result. An arrow key draws anew the two that it moves between. */
export const ResultOption = memo(function ResultOption({ found, strings, id, active }: ResultProps) {
  const { href, kind, title, date, file, lang, dir } = found.entry;
  return (
    <Option id={id} active={active} href={href} newTab={file !== undefined}>
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
    </Option>
  );
});
