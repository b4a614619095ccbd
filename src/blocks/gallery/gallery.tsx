import { useState } from 'react';
import { Section, SectionHead } from '../../ui/section.tsx';
import { Still } from '../../ui/still.tsx';
import type { BlockViewProps } from '../block-data.ts';
import { Pictures } from './pictures.tsx';
import { Steps } from './steps.tsx';

/** Pictures that open larger; once its script is there, one leads to the next. */
export function Gallery({ place, data: { words, shown } }: BlockViewProps<'gallery'>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <Section place={place}>
      <Still>{shown && <SectionHead place={place} head={shown} />}</Still>
      <Still ref={setFrame}>{shown && <Pictures id={place.id} {...shown} />}</Still>
      {frame && 'popover' in frame ? <Steps frame={frame} words={words} /> : null}
    </Section>
  );
}
