import { formatGrouped, formatMoney } from '../../calculators/format-money.ts';
import type { ScheduleYear } from '../../calculators/schedule.ts';
import type { Calculator } from './fields.ts';
import styles from './sip-calculator.module.css';

const WHOLE = 100;

/** What was put in and what it earned, as the two parts of a ring. The list beside it says the same in numbers. */
export function ShareChart({ data, last }: { data: Calculator; last: ScheduleYear | undefined }) {
  const { labels, amounts } = data;
  const { invested = 0, value = 0 } = last ?? {};
  const returns = Math.max(0, value - invested);
  const share = value > 0 ? (WHOLE * returns) / value : 0;
  const percent = (part: number) => `${formatGrouped(part, amounts.format, 1)}%`;
  const rows = [
    { name: labels.invested, amount: invested, part: WHOLE - share, color: 'var(--second)' },
    { name: labels.returns, amount: returns, part: share, color: 'var(--accent)' },
  ];
  return (
    <div className={styles.share}>
      <div className={styles.ring}>
        <svg viewBox="0 0 42 42" aria-hidden="true" fill="none" strokeWidth="5">
          <circle cx="21" cy="21" r="17.5" stroke={last ? 'var(--second)' : 'var(--line)'} />
          <path
            d="M21 3.5a17.5 17.5 0 0 1 0 35a17.5 17.5 0 0 1 0-35"
            stroke="var(--accent)"
            pathLength={WHOLE}
            strokeDasharray={`${share} ${WHOLE}`}
          />
        </svg>
        <p aria-hidden="true">
          <strong>{percent(share)}</strong> {labels.returns}
        </p>
      </div>
      <dl className={styles.legend}>
        {rows.map(({ name, amount, part, color }) => (
          <div key={name} style={{ borderColor: color }}>
            <dt>{name}</dt>
            <dd>
              {formatMoney(amount, amounts.format)} <small>{percent(part)}</small>
            </dd>
          </div>
        ))}
        <div style={{ borderColor: 'var(--line)' }}>
          <dt>{labels.value}</dt>
          <dd>{formatMoney(value, amounts.format)}</dd>
        </div>
      </dl>
    </div>
  );
}
