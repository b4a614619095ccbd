import { useMachine } from '@xstate/react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { effectiveAnnualRate } from '../../calculators/effective-rate.ts';
import { formatGrouped } from '../../calculators/format-money.ts';
import { calculatorModeMachine } from '../../machines/calculator-mode.machine.ts';
import { fill } from '../../model/fill.ts';
import { Action } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chevronDownIcon, linkIcon } from '../../ui/icons.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Said } from '../../ui/said.tsx';
import { Still } from '../../ui/still.tsx';
import { useLink } from './address.ts';
import { Charts } from './charts.tsx';
import { DisclaimerButton } from './disclaimer-button.tsx';
import type { DisclaimerDialogProps } from './disclaimer-dialog.tsx';
import { type CalculatorField, fieldsOf, isExtra, type PartProps, startOf, useTexts } from './fields.ts';
import { Figures } from './figures.tsx';
import { FigureName, formulaId } from './formula.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { NumberField } from './number-field.tsx';
import { scheduleOf } from './outcome.ts';
import { largeFigures, Results } from './results.tsx';
import styles from './sip-calculator.module.css';
import { useTakenOver } from './use-taken-over.ts';

/** How it compounds, at the visitor's rate. */
function Compounding({ data, state, id }: Pick<PartProps, 'data' | 'state' | 'id'>) {
  if (state.mode === 'withdraw') return null;
  const { rate } = state[state.mode];
  const percent = (value: number) => formatGrouped(value, data.amounts.format, 2);
  const values = { rate: percent(rate), effective: percent(effectiveAnnualRate(rate)) };
  const { formula } = data;
  return (
    <p className="needs-script">
      <span>{fill(data.labels.compounding, values)}</span>{' '}
      {formula ? <FigureName formula={formulaId(data, id, 'figures')}>{formula.heading}</FigureName> : null}
    </p>
  );
}

interface CalculatorProps extends Pick<PartProps, 'data' | 'id' | 'level'> {
  readonly headingId: string;
  /** Where the disclaimer stands on the page. */
  readonly disclaimer: DisclaimerDialogProps['source'];
}

/** The controls, their result, and the pictures of it. */
export function CalculatorPanel({ data, id, headingId, level, disclaimer }: CalculatorProps) {
  const [start] = useState(() => startOf(data));
  const [{ context: state }, send] = useMachine(calculatorModeMachine, { input: start });
  const texts = useTexts(data, start);
  const root = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLElement>(null);
  const live = useTakenOver({ root, id, data, start, texts, send });
  const writeAddress = useLink(root, id, data, state);
  const drawn = useDeferredValue(state);
  const fields = useMemo(() => fieldsOf(data, state.mode), [data, state.mode]);
  const rows = useMemo(() => scheduleOf(drawn), [drawn]);
  const { labels } = data;
  const extras = fields.filter(isExtra);
  const boxes = (some: readonly CalculatorField[]) =>
    some.map((field) => (
      <NumberField
        key={field.key}
        field={field}
        data={data}
        texts={texts}
        value={field.read(state)}
        putRight={state.putRight?.has(field.key) ?? false}
        live={live}
        send={send}
      />
    ));
  return (
    <div ref={root}>
      <div className={styles.panel}>
        <div className={`${styles.controls} needs-script`}>
          <ModeChoice
            data={data}
            id={id}
            headingId={headingId}
            mode={state.mode}
            live={live}
            onChoose={(mode) => send({ type: 'choose', mode })}
          />
          {boxes(fields.filter((field) => !isExtra(field)))}
          {extras.length > 0 && data.extras?.refine ? (
            <details
              className={styles.refine}
              open={state.refined}
              onToggle={({ currentTarget: { open } }) => send({ type: 'refine', open })}
            >
              <summary>
                {data.extras.refine}
                <Icon shapes={chevronDownIcon} />
              </summary>
              <div className={styles.controls}>{boxes(extras)}</div>
            </details>
          ) : (
            boxes(extras)
          )}
        </div>
        <div className={styles.results} data-tone="ink">
          {/* It changes at every key; what came of it is said in the pause after. */}
          <div className="needs-script" role="status" aria-live="off" aria-label={labels.result}>
            <Results data={data} state={state} id={id} />
          </div>
          <Said text={largeFigures(data, state)} />
          <Action link={data.investNow} style="primary" />
          <div className={styles.small}>
            <Compounding data={data} state={state} id={id} />
            <Still ref={note}>{data.shown && <RichText text={data.shown.note} level={level} />}</Still>
            <DisclaimerButton data={data} id={id} live={live} source={disclaimer} level={level} />
          </div>
        </div>
      </div>
      {drawn.mode === 'withdraw' ? null : (
        <Charts data={data} state={drawn} rows={rows} id={id} level={level} />
      )}
      <Figures data={data} mode={drawn.mode} rows={rows} id={id} note={note}>
        <button type="button" className={styles.open} data-copy="" onClick={writeAddress}>
          <Icon shapes={linkIcon} />
          {labels.copyLink}
        </button>
      </Figures>
    </div>
  );
}
