import { useEffect, useRef } from 'react';
import { Section, SectionHead } from '../../ui/section.tsx';
import { useLazyMachine } from '../../ui/use-lazy-machine.ts';
import type { BlockViewProps } from '../block-data.ts';
import { Person } from './person.tsx';
import styles from './team-list.module.css';

const PREFIX = 'person-';

/** People as portraits; a click shows one of them instead of the list. */
export function TeamList({ place, data }: BlockViewProps<'team-list'>) {
  const { people, labels } = data;
  const [snapshot, send] = useLazyMachine(() =>
    import('./team-detail.ts').then(({ startTeamDetail }) => startTeamDetail()),
  );
  const chosen = snapshot?.context.memberId ?? null;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<string | null>(null);

  // The address says who is on view: opened here, the person is an entry of the history, which Back leaves.
  const entered = useRef(false);
  const open = (memberId: string) => {
    entered.current = true;
    location.assign(`#${PREFIX}${memberId}`);
  };
  const close = () => {
    if (entered.current) return history.back();
    history.replaceState(history.state, '', location.pathname + location.search);
    void send({ type: 'close' });
  };

  useEffect(() => {
    const follow = () => {
      const id = location.hash.startsWith(`#${PREFIX}`) ? location.hash.slice(1 + PREFIX.length) : '';
      // Without the machine the address alone shows the person.
      if (people.some((person) => person.id === id)) send({ type: 'open', memberId: id }).catch(() => {});
      else {
        entered.current = false;
        if (before.current !== null) void send({ type: 'close' });
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [people, send]);

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
