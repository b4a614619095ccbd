import { Actions } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { calendarIcon, infoIcon, mapPinIcon } from '../../ui/icons.gen.ts';
import { Section } from '../../ui/section.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { BlockViewProps } from '../block-data.ts';
import styles from './event-facts.module.css';

/** When and where something happens. */
export function EventFacts({ place, data }: BlockViewProps<'event-facts'>) {
  return (
    <Section place={place} head={data}>
      <ul className={styles.facts}>
        <li>
          <Icon shapes={calendarIcon} />
          <time dateTime={data.iso}>{data.when}</time>
        </li>
        {data.place ? (
          <li>
            <Icon shapes={mapPinIcon} />
            <bdi {...place.headLanguage}>{unbroken(data.place)}</bdi>
          </li>
        ) : null}
        {data.note ? (
          <li>
            <Icon shapes={infoIcon} />
            <bdi {...place.headLanguage}>{data.note}</bdi>
          </li>
        ) : null}
      </ul>
      <Actions links={data.actions} />
    </Section>
  );
}
