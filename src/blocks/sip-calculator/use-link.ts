import { useEffect, useRef } from 'react';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import { replaceQuery } from '../../ui/address-query.ts';
import { writeLink } from './address.ts';
import type { Calculator } from './fields.ts';

/** Milliseconds without a change after which the address follows: typing costs nothing. */
const PAUSE = 400;

/**
 * Keeps the address telling the calculation, once it is another than the page's own.
 * @returns writes it at once, for whoever copies the address
 */
export function useLink(id: string, data: Calculator, state: CalculatorContext): () => void {
  const first = useRef(state);
  const write = () => replaceQuery((query) => writeLink(query, id, data, state));
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (state === first.current) return;
    const timer = setTimeout(() => latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [state]);
  return write;
}
