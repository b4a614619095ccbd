import { type PointerEvent, useId, useState } from 'react';
import { formatGrouped, formatMoney } from '../../calculators/format-money.ts';
import { fill } from '../../model/fill.ts';
import { amountTicks, areaPath, linePath, yearTicks } from './chart-shapes.ts';
import { amountWords, type PartProps } from './fields.ts';
import styles from './sip-calculator.module.css';

interface GrowthChartProps extends Pick<PartProps, 'data' | 'rows'> {
  /** What is there on the first day, in rupees. */
  readonly initial: number;
}

/** Above the curve's beginning, where it is lowest. */
const READOUT = {
  top: 0,
  left: 'min(5.5rem, 20vw)',
  paddingInline: '0.4rem',
  background: 'var(--card)',
  whiteSpace: 'pre-line',
  pointerEvents: 'none',
} as const;

/** Growth by year: what was put in below, what it became above. The words are HTML, so that they keep their size. */
export function GrowthChart({ data, rows, initial }: GrowthChartProps) {
  const id = useId();
  const { labels, amounts } = data;
  /** The row that the pointer is at. */
  const [pointed, setPointed] = useState<number | null>(null);
  const last = rows.at(-1);
  if (!last)
    return (
      <div className={styles.plot}>
        <p className={styles.nothing}>{labels.noGrowth}</p>
      </div>
    );
  const money = (amount: number) => formatMoney(amount, amounts.format);
  const ticks = amountTicks(Math.max(last.value, last.invested));
  const top = ticks.at(-1) ?? 0;
  const height = (amount: number) => (100 * amount) / top;
  const scale = { years: last.year, top };
  const first = { year: 0, amount: initial };
  const values = [first, ...rows.map(({ year, value }) => ({ year, amount: value }))];
  const invested = [first, ...rows.map((row) => ({ year: row.year, amount: row.invested }))];
  const text = fill(labels.growthText, {
    invested: money(last.invested),
    years: formatGrouped(last.year, amounts.format, 2),
    value: money(last.value),
    returns: money(Math.max(0, last.value - last.invested)),
  });
  const told = pointed === null ? undefined : rows[pointed];
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const year = Math.round(((clientX - left) / width) * last.year);
    setPointed(Math.min(rows.length, Math.max(1, year)) - 1);
  };
  return (
    <div
      className={styles.plot}
      dir="ltr"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(null)}
    >
      <svg
        role="img"
        aria-label={labels.growthByYear}
        aria-describedby={id}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="2.5"
      >
        <desc id={id}>{text}</desc>
        <path
          d={ticks.map((amount) => `M0 ${100 - height(amount)}H100`).join('')}
          stroke="var(--line)"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path d={areaPath(values, scale)} fill="var(--accent)" opacity="0.22" />
        <path d={areaPath(invested, scale)} fill="var(--second)" opacity="0.3" />
        <path d={linePath(invested, scale)} stroke="var(--second)" vectorEffect="non-scaling-stroke" />
        <path d={linePath(values, scale)} stroke="var(--accent)" vectorEffect="non-scaling-stroke" />
        {told ? (
          <path
            d={`M${(100 * told.year) / last.year} 0V100`}
            stroke="var(--line-strong)"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
      </svg>
      {told ? (
        <span className={styles.tick} aria-hidden="true" style={READOUT}>
          {`${labels.year} ${formatGrouped(told.year, amounts.format, 2)}\n${labels.value} ${money(told.value)}\n${labels.invested} ${money(told.invested)}`}
        </span>
      ) : null}
      <span
        className={styles.end}
        aria-hidden="true"
        // Never into the other one, where the lines end close to each other.
        style={{ bottom: `max(${height(last.value)}%, ${height(last.invested)}% + 1.4em)` }}
      >
        {`${labels.value} ${amountWords(last.value, data)}`}
      </span>
      <span className={styles.end} aria-hidden="true" style={{ bottom: `${height(last.invested)}%` }}>
        {`${labels.invested} ${amountWords(last.invested, data)}`}
      </span>
      {ticks.map((amount) => (
        <span
          key={amount}
          className={styles.tick}
          aria-hidden="true"
          style={{ bottom: `${height(amount)}%`, left: 0 }}
        >
          {amountWords(amount, data, amounts.names.short)}
        </span>
      ))}
      {yearTicks(last.year).map((year) => (
        <span
          className={styles.tick}
          key={`y${year}`}
          aria-hidden="true"
          style={{ top: '100%', left: `${(100 * year) / last.year}%` }}
          data-year
        >
          {formatGrouped(year, amounts.format, 2)}
        </span>
      ))}
    </div>
  );
}
