import { useCallback, useEffect, useRef } from 'react';
import { Section, SectionHead } from '../../ui/section.tsx';
import { useLazyMachine } from '../../ui/use-lazy-machine.ts';
import type { BlockViewProps } from '../block-data.ts';
import { Person } from './person.tsx';
import styles from './team-list.module.css';

const PREFIX = 'person-';

/** Puts the person into the address, or takes them out, without a new entry in the history. */
const writeHash = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);

/** People as portraits; a click shows one of them instead of the list. */
export function TeamList({ place, data }: BlockViewProps<'team-list'>) {
  const { people, labels } = data;
  const [snapshot, send] = useLazyMachine(() =>
    import('./team-detail.ts').then(({ startTeamDetail }) => startTeamDetail()),
  );
  const chosen = snapshot?.context.memberId ?? null;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<string | null>(null);

  const open = useCallback(
    (memberId: string) => {
      send({ type: 'open', memberId }).then(
        () => writeHash(`#${PREFIX}${memberId}`),
        // Without the machine the address alone shows the person.
        () => location.assign(`#${PREFIX}${memberId}`),
      );
    },
    [send],
  );
  const close = () => {
    void send({ type: 'close' }).then(() => writeHash(''));
  };

  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1 + PREFIX.length);
      if (location.hash.startsWith(`#${PREFIX}`) && people.some((person) => person.id === id)) open(id);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [people, open]);

  // The focus follows: into the card, and back to the person's entry.
  useEffect(() => {
    const target = chosen ?? before.current;
    const entry = target && list.current?.querySelector<HTMLElement>(`[id="${PREFIX}${target}"]`);
    if (entry && chosen !== before.current) (chosen ? entry : entry.querySelector('a'))?.focus();
    before.current = chosen;
  }, [chosen]);

  return (
    <Section place={place}>
      <SectionHead place={place} heading={data.heading} eyebrow={data.eyebrow} text={data.text} />
      <ul ref={list} className={styles.people} data-live={snapshot !== null}>
        {people.map((person) => (
          <li
            key={person.id}
            data-open={chosen === person.id}
            hidden={chosen !== null && chosen !== person.id}
          >
            <Person
              person={person}
              id={PREFIX + person.id}
              level={place.level + 1}
              opened={chosen === person.id}
              close={labels.close}
              closeHref={`#${place.id}`}
              onOpen={() => open(person.id)}
              onClose={close}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
