import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { siteSearchMachine } from '../../machines/site-search.machine.ts';
import { fill } from '../../model/fill.ts';
import type { SharedWords } from '../../model/page-model.ts';
import type { SearchFound } from '../../model/search-index.ts';
import { Icon } from '../../ui/icon.tsx';
import { searchIcon, xIcon } from '../../ui/icons.gen.ts';
import { isOfInputMethod } from '../../ui/of-input-method.ts';
import { Said } from '../../ui/said.tsx';
import { isSearchKeyOn, turnSearchKey } from '../../ui/search-key.ts';
import { MOST_FOUND } from '../../ui/search-tokens.ts';
import { Option, ResultOption } from './search-option.tsx';

export type SearchActor = ActorRefFrom<typeof siteSearchMachine>;

const NONE: readonly SearchFound[] = [];

/** Where an arrow key, Home or End leads from an option; -1 is the field itself. Undefined for other keys. */
function moved(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return from + 1 < count ? from + 1 : 0;
  if (key === 'ArrowUp') return from >= 0 ? from - 1 : count - 1;
  // In the field itself these two move the caret.
  if (from === -1) return undefined;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}

interface PanelProps {
  readonly actor: SearchActor;
  readonly words: SharedWords;
}

function Failure({ actor, words: { strings } }: PanelProps) {
  return (
    <div className="search-none" role="alert">
      <p>
        <strong>{navigator.onLine ? strings.siteSearchFailed : strings.systemErrorOffline}</strong>
      </p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button goes, and who writes on does so in the field.
          currentTarget.closest('[role=dialog]')?.querySelector('input')?.focus();
          actor.send({ type: 'retry' });
        }}
      >
        {strings.siteSearchRetry}
      </button>
    </div>
  );
}

/** The field and what it finds. The focus stays in the field; the arrow keys move among the results. */
export function SearchPanel({ actor, words }: PanelProps) {
  const { strings } = words;
  const { text, answer } = useSelector(actor, (snapshot) => snapshot.context);
  const failed = useSelector(
    actor,
    (snapshot) => snapshot.matches({ index: 'failed' }) || snapshot.matches({ answer: 'failed' }),
  );
  const id = useId();
  const [place, setPlace] = useState({ text: '', at: -1 });
  const asked = text.trim();
  // Until the new answer comes the last one stands.
  const shown = asked === '' ? null : answer;
  const results = shown?.found ?? NONE;
  const none = shown !== null && results.length === 0;
  const places = asked === '' || none ? words.places : [];
  const count = places.length + results.length;
  const at = place.text === text && place.at < count ? place.at : -1;
  const optionId = (index: number) => `${id}-${index}`;
  const option = (index: number) => ({ id: optionId(index), active: index === at });

  // Scrolling is the DOM's.
  useEffect(() => {
    if (at !== -1) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const press = (event: KeyboardEvent) => {
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      const target = at === -1 && results.length > 0 ? 0 : at;
      // What stands there may be the answer to fewer letters.
      const isOfText = shown === null || shown.text === asked;
      if (target !== -1 && isOfText) document.getElementById(optionId(target))?.click();
      return event.preventDefault();
    }
    const next = moved(event.key, at, count);
    if (next === undefined) return;
    event.preventDefault();
    setPlace({ text, at: next });
  };
  const status = () => {
    if (failed || asked === '') return '';
    if (!shown) return strings.loading ?? '';
    if (none) return `${strings.noResult} ${strings.noResultHelp}`;
    const words = shown.count > MOST_FOUND ? strings.siteSearchBest : strings.siteSearchCount;
    return fill(words ?? '', { count: shown.count, shown: results.length });
  };

  return (
    <>
      <div className="search-field">
        <Icon shapes={searchIcon} />
        <input
          type="search"
          aria-label={strings.siteSearch}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={at === -1 ? undefined : optionId(at)}
          placeholder={strings.siteSearchPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // To look for each word of a whole document stops the page for seconds.
          maxLength={200}
          value={text}
          onChange={(event) => actor.send({ type: 'type', text: event.target.value })}
          onKeyDown={press}
        />
        <button
          type="button"
          className="round"
          aria-label={strings.close}
          onClick={() => actor.send({ type: 'close', by: 'visitor' })}
        >
          <Icon shapes={xIcon} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach */}
      <section className="search-found" aria-label={strings.siteSearch} tabIndex={0}>
        {/* It changes at every key; what was found is said in the pause after. */}
        <p className="search-count" role="status" aria-live="off">
          {none && !failed ? (
            <span>
              <strong>{strings.noResult}</strong> {strings.noResultHelp}
            </span>
          ) : (
            status()
          )}
        </p>
        <Said text={status()} />
        {failed ? <Failure actor={actor} words={words} /> : null}
        {places.length > 0 ? <h3 className="search-head">{strings.siteSearchStart}</h3> : null}
        <div
          id={id}
          role="listbox"
          aria-label={places.length > 0 ? strings.siteSearchStart : strings.siteSearch}
          className={places.length > 0 ? 'search-places' : undefined}
        >
          {places.map(({ title, href }, i) => (
            <Option key={href} href={href} {...option(i)}>
              {title}
            </Option>
          ))}
          {results.map((found, i) => (
            <ResultOption
              key={found.entry.href}
              found={found}
              strings={strings}
              {...option(places.length + i)}
            />
          ))}
        </div>
        {asked === '' ? (
          <label className="search-key">
            <input
              type="checkbox"
              defaultChecked={isSearchKeyOn()}
              onChange={({ target }) => turnSearchKey(target.checked)}
            />
            {strings.siteSearchKey}
          </label>
        ) : null}
      </section>
    </>
  );
}
