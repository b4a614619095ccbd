import { clsx } from 'clsx';
import { Back } from '../../ui/back.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import { CityDirectory } from './city-directory.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-panel.module.css';

/** The form and the people behind it, city by city; without any it stands beside its heading. */
export function ContactPanel({ place, data }: BlockViewProps<'contact-panel'>) {
  const level = place.level + 1;
  const head = <SectionHead place={place} head={data} />;
  const isAlone = data.cities.length === 0;
  // On paper there is no form: of such a panel a heading above nothing would be left.
  const isFormOnly = isAlone && place.level > 1 && !data.text;
  return (
    <Section place={place} opens className={clsx(styles.panel, isFormOnly && styles.unprinted)}>
      {place.level === 1 ? <Back {...data.back} /> : null}
      {isAlone ? null : head}
      <div className={clsx(styles.columns, isAlone && styles.alone)}>
        {isAlone ? head : null}
        <ContactForm id={`${place.id}_form`} level={level} data={data} language={place.headLanguage} />
        {isAlone ? null : <CityDirectory id={`${place.id}_city`} level={level} data={data} />}
      </div>
    </Section>
  );
}
