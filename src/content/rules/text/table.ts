import type { Table } from '../../../model/content.gen.ts';
import { type Fault, quote, type SiteFault } from '../../diagnostics/fault.ts';
import { isArray } from '../../json/json.ts';
import type { UncheckedObject } from '../../json/unchecked.ts';
import { asList, asText } from '../../json/unchecked.ts';
import { blocksOf, traitsOf } from '../../site/page-entries.ts';
import { figureIn, isFigures } from '../../text/figure.ts';
import { mistake } from '../rule.ts';

/** A figure as it is read, such as `1 234,50 $`; words such as “on request” may stand among figures. */
const isFigure = (text: string) =>
  /^[^\p{L}\p{N}]*\d(?:[\d., '’\u00a0\u202f]*\d)?[^\p{L}\p{N}]*$/u.test(text);

function* faultsOf({ columns, rows, totalLabel }: UncheckedObject<Table>, at: string): Generator<Fault> {
  if (totalLabel !== undefined && asList(columns).every((column) => column?.sum !== true))
    yield {
      pointer: `${at}/totalLabel`,
      message:
        'This names a last row that is not shown, since no column is added up. Write "sum": true in the one that is to be, or leave it out.',
    };
  const kinds = asList(columns).map((column) => column?.kind);
  for (const [i, row] of asList(rows).entries()) {
    const cells = asList(row?.cells);
    const pointer = `${at}/rows/${i}/cells`;
    if (isArray(row?.cells) && isArray(columns) && cells.length !== kinds.length)
      yield {
        pointer,
        message: `This row has another number of cells (${cells.length}) than the table has columns (${kinds.length}). Write one for each; an empty one is "".`,
      };
    for (const [k, cell] of cells.entries()) {
      const text = asText(cell) ?? '';
      if (isFigures(kinds[k]) && Number.isNaN(figureIn(text)) && isFigure(text))
        yield {
          pointer: `${pointer}/${k}`,
          message: `${quote(text)} is no figure that can be sorted or added up. Write digits alone, with a point before decimals, such as “1234.5”.`,
        };
    }
  }
}

/** How many decimals amounts in a currency have; what is none is told of by its schema. */
function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return Number.POSITIVE_INFINITY;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

/** “10.000” is ten for us: where a point stands between thousands, nothing else would say so. */
function* amountFaults(
  { columns, rows }: UncheckedObject<Table>,
  at: { readonly file: string; readonly pointer: string },
  currency: string,
): Generator<SiteFault> {
  const most = decimalsOf(currency);
  for (const [k, column] of asList(columns).entries())
    for (const [i, row] of column?.kind === 'money' ? asList(rows).entries() : []) {
      const text = asText(asList(row?.cells)[k])?.trim() ?? '';
      const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
      const message = `${quote(text)} has more decimals than an amount in ${currency} (${most}). Write nothing between thousands: a point stands before decimals.`;
      if (!Number.isNaN(figureIn(text)) && decimals > most)
        yield { ...at, pointer: `${at.pointer}/rows/${i}/cells/${k}`, message };
    }
}

export const textTable = mistake({
  says: 'A row of a table has more or fewer cells than there are columns, a figure or an amount is written as it is read, or a last row is named that adds nothing up.',
  wrong:
    '"columns": [{ "label": "Fee" }, { "label": "Amount", "kind": "number" }], "rows": [{ "cells": ["Card", "2,50 $"] }]',
  right:
    '"columns": [{ "label": "Fee" }, { "label": "Amount", "kind": "number" }], "rows": [{ "cells": ["Card", "2.50"] }]',
  remedy:
    'Write a cell for each column; in a column of numbers write digits and a point alone, the page’s language does the rest.',
  file: (file) => blocksOf(file, 'table').flatMap(({ block, pointer }) => [...faultsOf(block, pointer)]),
  site: ({ index }) => {
    const currency = asText(index.site.money?.currency) ?? '';
    const files = [...index.files.values()].filter((file) => traitsOf(file).amounts);
    return files.flatMap((file) =>
      blocksOf(file, 'table').flatMap(({ block, pointer }) => [
        ...amountFaults(block, { file: file.path, pointer }, currency),
      ]),
    );
  },
});
