import { Back } from '../../ui/back.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import { CityDirectory } from './city-directory.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-panel.module.css';

/** The form and the people behind it, city by city. */
export function ContactPanel({ place, data }: BlockViewProps<'contact-panel'>) {
  const level = place.level + 1;
  return (
    <Section place={place} className={styles.panel}>
      <Back {...data.back} />
      <SectionHead place={place} head={data} />
      <div className={styles.columns}>
        <ContactForm id={`${place.id}-form`} level={level} data={data} />
        <CityDirectory id={`${place.id}-city`} level={level} data={data} />
      </div>
    </Section>
  );
}
