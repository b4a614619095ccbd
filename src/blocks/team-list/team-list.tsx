import { useEffect, useRef } from 'react';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Still } from '../../ui/still.tsx';
import { useLazyMachine } from '../../ui/use-lazy-machine.ts';
import type { BlockViewProps } from '../block-data.ts';
import { Person } from './person.tsx';
import styles from './team-list.module.css';

const PREFIX = 'person-';

const namesPerson = () => location.hash.startsWith(`#${PREFIX}`);

/** The address says who is on view; true while they are an entry of the history made here, which Back leaves. */
let entered = false;

/** People as portraits; a click shows one of them instead of the list. */
export function TeamList({ place, data }: BlockViewProps<'team-list'>) {
  const { people, labels, frame, shown } = data;
  const [snapshot, send] = useLazyMachine(() =>
    import('../../machines/team-detail.machine.ts').then((module) => module.teamDetailMachine),
  );
  const live = snapshot !== null;
  const chosen = snapshot?.context.memberId ?? null;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<string | null>(null);
  /** Whether the machine was last asked for a person: it may still be on its way. */
  const asked = useRef(false);

  const open = (memberId: string) => {
    if (namesPerson()) return location.replace(`#${PREFIX}${memberId}`);
    entered = true;
    location.assign(`#${PREFIX}${memberId}`);
  };
  const close = (memberId: string) => {
    if (!namesPerson()) return;
    // Whoever is quicker than the machine has seen the card by its address alone: they go back to its entry too.
    before.current ??= memberId;
    if (entered) return history.back();
    // Past the router, which would take it for a navigation and scroll.
    History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search);
    // Without the machine the address alone closes the card.
    send({ type: 'close' }).catch(() => location.replace(`#${place.id}`));
  };

  useEffect(() => {
    const follow = () => {
      const id = namesPerson() ? location.hash.slice(1 + PREFIX.length) : '';
      if (id === '') entered = false;
      const known = people.some((person) => person.id === id && !person.plain);
      if (!known && !asked.current) return;
      asked.current = known;
      // Without the machine the address alone shows the person.
      send(known ? { type: 'open', memberId: id } : { type: 'close' }).catch(() => {});
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [people, send]);

  // The focus follows: into the card, and back to the person's entry.
  useEffect(() => {
    if (!live) return;
    const target = chosen ?? before.current;
    const entry = target && list.current?.querySelector<HTMLElement>(`[id="${PREFIX}${target}"]`);
    if (entry && chosen !== before.current) (chosen ? entry : entry.querySelector('a'))?.focus();
    before.current = chosen;
  }, [chosen, live]);

  return (
    <Section place={place}>
      <Still>{shown && <SectionHead place={place} head={shown} />}</Still>
      <ul ref={list} className={`pictorial ${styles.people}`} style={{ '--frame': frame }} data-live={live}>
        {people.map((person, at) => (
          <li
            key={person.id}
            data-open={chosen === person.id || undefined}
            hidden={chosen !== null && chosen !== person.id}
          >
            <Person
              person={person}
              story={shown?.stories[at]}
              id={PREFIX + person.id}
              level={place.level + 1}
              opened={chosen === person.id}
              close={labels.close}
              closeHref={`#${place.id}`}
              onOpen={() => open(person.id)}
              onClose={() => close(person.id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
