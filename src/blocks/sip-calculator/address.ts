import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { readNumber } from '../../calculators/clean-number.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import { attempt } from '../../model/attempt.ts';
import { openEntry, replaceQuery } from '../../ui/address-query.ts';
import { boundsOf, type Calculator, fieldsOf, isExtra, MODES, modesOf } from './fields.ts';

const isMode = (value: string) => MODES.some((name) => name === value);

/** What a query says of a calculator, the numbers behind its id and before another's, and whatever else it says. */
function parted(query: URLSearchParams, id: string, data: Calculator) {
  const names = new Set([
    id,
    ...modesOf(data).flatMap((mode) => fieldsOf(data, mode).map(({ name }) => name)),
  ]);
  const own: [name: string, value: string][] = [];
  const others: [name: string, value: string][] = [];
  let owner = id;
  for (const [name, value] of query) {
    if (isMode(value)) owner = name;
    (owner === id && names.has(name) ? own : others).push([name, value]);
  }
  return { own, others };
}

/**
 * A calculation in an address: `?calculator=invest&monthly=5000&…`, the section's id, the mode and its inputs. Those of
 * a second calculator follow its own id.
 */
export function writeLink(
  query: URLSearchParams,
  id: string,
  data: Calculator,
  state: CalculatorContext,
): void {
  const { others } = parted(query, id, data);
  for (const name of [...query.keys()]) query.delete(name);
  for (const [name, value] of others) query.append(name, value);
  query.append(id, state.mode);
  for (const field of fieldsOf(data, state.mode))
    if (state.refined || !isExtra(field)) query.append(field.name, String(field.read(state)));
}

/**
 * The calculation that an address holds, its numbers cleaned as typed ones are, null for what a field does not take; null
 * where it holds none of this block.
 */
export function readLink(query: URLSearchParams, id: string, data: Calculator) {
  const { own } = parted(query, id, data);
  const mode = modesOf(data).find((one) => own.some(([name, value]) => name === id && value === one));
  if (!mode) return null;
  const numbers = fieldsOf(data, mode).flatMap((field) => {
    const text = own.find(([name, value]) => name === field.name && !isMode(value))?.[1];
    return text === undefined ? [] : [{ field, value: readNumber(text, boundsOf(field.model)) }];
  });
  return { mode, numbers };
}

/** The tab keeps what an address leaves out: the numbers of the other modes. */
const keptAt = (id: string) => `calculator:${id}`;

function linkOf(id: string, data: Calculator, state: CalculatorContext): string {
  const query = new URLSearchParams();
  writeLink(query, id, data, state);
  return `${query}`;
}

function keepModes(id: string, data: Calculator, state: CalculatorContext): void {
  const links = [state.mode, ...modesOf(data)].map((mode) => linkOf(id, data, { ...state, mode }));
  attempt(() => sessionStorage.setItem(keptAt(id), links.join(' ')));
}

/** The numbers that all modes had when the calculation of an address was left; none where it is another one. */
export function keptNumbers(query: URLSearchParams, id: string, data: Calculator) {
  const [told, ...links] = attempt(() => sessionStorage.getItem(keptAt(id)))?.split(' ') ?? [];
  return told === `${new URLSearchParams(parted(query, id, data).own)}`
    ? links.flatMap((link) => readLink(new URLSearchParams(link), id, data)?.numbers ?? [])
    : [];
}

/** The browser's Back has changed the address before anyone hears of it: the entry of the history leads to its last one. */
const leftIn = (id: string, entry: string) => `left:${id}:${entry}`;
/** A reload opens the address that it was asked for at, on a slow line seconds ago: so does the entry of a page that is gone. */
const goneIn = (id: string, entry: string) => `gone:${id}:${entry}`;

function takeKept(key: string): string | undefined {
  const kept = attempt(() => sessionStorage.getItem(key)) ?? undefined;
  attempt(() => sessionStorage.removeItem(key));
  return kept;
}

/** What the address asks for, and whatever was changed too late for it to know. */
export function openedQuery(id: string): URLSearchParams {
  const [left, gone] = [takeKept(leftIn(id, openEntry())), takeKept(goneIn(id, openEntry()))];
  // A link to the address that is open takes its entry, and is what it says.
  const isAgain = performance.navigation.type !== PerformanceNavigation.TYPE_NAVIGATE;
  return new URLSearchParams(left ?? (isAgain ? gone : undefined) ?? location.search);
}

/** Milliseconds without a change after which the address follows: typing costs nothing. */
const PAUSE = 400;

/**
 * Keeps the address telling the calculation, once it is another than the page's own.
 * @param root where the calculator stands
 * @returns writes it at once, for whoever copies the address
 */
export function useLink(
  root: RefObject<Element | null>,
  id: string,
  data: Calculator,
  state: CalculatorContext,
): () => void {
  /** What the address tells. */
  const told = useRef(state);
  const entry = useRef('');
  const write = () => {
    // It ends some frames after its page has made way for the next one, whose address is not its own.
    if (!root.current?.isConnected) return;
    keepModes(id, data, state);
    if (!replaceQuery((query) => writeLink(query, id, data, state))) return;
    told.current = state;
    entry.current = openEntry();
    // The page may have come back from the browser's memory: what it kept as it was left is older.
    takeKept(goneIn(id, entry.current));
  };
  const writeLatest = useEffectEvent(write);
  const keep = useEffectEvent((key: string) => {
    keepModes(id, data, state);
    attempt(() => sessionStorage.setItem(key, linkOf(id, data, state)));
  });
  const keepUntold = useEffectEvent(() => state !== told.current && keep(leftIn(id, entry.current)));
  useEffect(() => {
    entry.current = openEntry();
    return () => void keepUntold();
  }, []);
  useEffect(() => {
    if (state === told.current) return;
    const now = () => writeLatest();
    const timer = setTimeout(now, PAUSE);
    // A change of the address would come too late for it, and the browser would not keep the page that has made one.
    const leave = () => {
      document.removeEventListener('visibilitychange', now);
      keep(goneIn(id, openEntry()));
    };
    // Whoever leaves the page sooner finds it as it was left: no link is followed before its address is written.
    addEventListener('click', now, { capture: true });
    // What is out of sight may be ended without a further word.
    document.addEventListener('visibilitychange', now);
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', now, { capture: true });
      document.removeEventListener('visibilitychange', now);
      removeEventListener('pagehide', leave);
    };
  }, [state, id]);
  return write;
}
