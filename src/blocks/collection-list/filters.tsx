import type { FilterChoice } from '../../model/resolved.ts';
import styles from './collection-list.module.css';
import type { CollectionListData } from './data.ts';
import { isFurther } from './refine.ts';
import type { ListState } from './use-list.ts';

interface FiltersProps extends NonNullable<CollectionListData['filters']> {
  readonly list: ListState;
  readonly say: (number: number) => string;
}

interface ChoiceProps extends Pick<FiltersProps, 'choices' | 'list' | 'say'> {
  readonly choice: FilterChoice;
}

function Choice({ choice, choices, list, say }: ChoiceProps) {
  const { picked, pick, countOf, hrefOf } = list;
  const { label, lang, dir, href, count, current, part } = choice;
  const further = isFurther(choice, choices);
  const open = picked.includes(part) ? 'true' : undefined;
  return (
    <a
      href={further ? href : hrefOf(choice)}
      aria-current={current ? 'page' : open}
      onClick={(event) => {
        if ((!further && !open) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        pick(choice);
      }}
    >
      {lang ? (
        <bdi lang={lang} dir={dir}>
          {label}
        </bdi>
      ) : (
        label
      )}{' '}
      <span>{say((further ? countOf(choice) : undefined) ?? count)}</span>
    </a>
  );
}

/**
 * The whole list and its parts, each a page of its own; a new row for each field. On the page of a part the values of
 * the other fields narrow it further, in place.
 */
export function Filters({ name, labels = {}, choices, list, say }: FiltersProps) {
  const [whole, first, ...others] = new Set(choices.map(({ field }) => field));
  const rows = [[whole, first], ...others.map((field) => [field])];
  return (
    <nav className={styles.filters} aria-label={name} onPointerEnter={list.prepare} onFocus={list.prepare}>
      {rows.flatMap((fields) => {
        const called = labels[fields.at(-1) ?? ''];
        return [
          // The list is called so, too.
          called === undefined ? null : (
            <p key={`${fields} label`} aria-hidden="true">
              {called}
            </p>
          ),
          <ul key={`${fields}`} aria-label={called}>
            {choices
              .filter(({ field }) => fields.includes(field))
              .map((choice) => (
                <li key={choice.href}>
                  <Choice choice={choice} choices={choices} list={list} say={say} />
                </li>
              ))}
          </ul>,
        ];
      })}
    </nav>
  );
}
