import type { Headed } from '../../model/resolved.ts';

/** From one minute of a day to another, which is the next day’s where it is the smaller one. */
export interface Interval {
  readonly from: number;
  readonly to: number;
  readonly opens: string;
  readonly closes: string;
}

export interface OpeningHoursData extends Headed {
  /** IANA name of the zone that the hours are in. */
  readonly zone: string;
  /** BCP 47. */
  readonly locale: string;
  /** How a day of each month is called: `{weekday}, {day} Ionawr`. */
  readonly months: readonly string[];
  /** From nought to nine. */
  readonly digits: string;
  /** The day that the week is shown from: 0 is Monday. */
  readonly firstDay: number;
  /** What stands between a day and its hours, and between those. */
  readonly comma: string;
  /** Monday first. */
  readonly week: readonly { readonly name: string; readonly hours: readonly Interval[] }[];
  /** Days with hours of their own, ISO dates included; none that were over before yesterday. */
  readonly exceptions: readonly {
    readonly name: string;
    readonly days: string;
    readonly from: string;
    readonly to: string;
    readonly isOver: boolean;
    readonly hours: readonly Interval[];
  }[];
  readonly words: Readonly<Record<'openNow' | 'openLong' | 'closedNow' | 'closed' | 'otherHours', string>>;
}
