import { createElement, type ReactNode } from 'react';
import type { RichElement, RichNode, RichText as RichTextModel } from '../model/resolved.ts';
import styles from './rich-text.module.css';
import { unbroken } from './unbroken.ts';

interface RichTextProps {
  readonly text: RichTextModel | undefined;
  /** The level of the heading above the text: its own headings stand below that. */
  readonly level?: number;
  readonly className?: string | undefined;
}

/** Text of one line, as a label may have: its paragraphs are not rendered as such. */
export function InlineRichText({ text }: { readonly text: RichTextModel }) {
  const inner = text.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'p' ? (node.children ?? []) : [node],
  );
  return inner.map((node, index) => render(node, index, 2));
}

/** The first cell of a row heads it, as in a table of its own block. */
const headed = (cell: RichNode, at: number): RichNode =>
  at === 0 && typeof cell !== 'string' && cell.tag === 'td' ? { ...cell, tag: 'th', scope: 'row' } : cell;

const childrenOf = (node: RichNode): readonly RichNode[] =>
  typeof node === 'string' ? [] : (node.children ?? []);

const wordsOf = (node: RichNode): string[] =>
  typeof node === 'string' ? [node] : childrenOf(node).flatMap(wordsOf);

/** Markdown asks each table for a head: one of empty cells is none. */
const headless = ([head, ...rest]: readonly RichNode[]): readonly RichNode[] =>
  head && wordsOf(head).length > 0 ? [head, ...rest] : rest;

const isHeading = (tag: string) => tag === 'h2' || tag === 'h3' || tag === 'h4';

function element(node: RichElement, key: number, level: number): ReactNode {
  const { tag, children: written, align, ...attributes } = node;
  const children = tag === 'table' ? headless(written ?? []) : written;
  const name = isHeading(tag) ? `h${Math.min(6, Number(tag[1]) - 1 + level)}` : tag;
  const inner = (tag === 'tr' ? children?.map(headed) : children)?.map((child, index) =>
    render(child, index, level),
  );
  const made = createElement(
    name,
    {
      key,
      ...attributes,
      ...(align ? { style: { textAlign: align } } : {}),
      // What scrolls must be reached by the keyboard.
      ...(tag === 'pre' ? { tabIndex: 0 } : {}),
    },
    inner,
  );
  // A wide table scrolls by itself; the page never does.
  if (tag !== 'table') return made;
  const [first] = (children ?? []).flatMap(childrenOf);
  const heads = first && wordsOf(first).join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group of columns, not of fields
    <div key={key} className={styles.scroll} tabIndex={0} role="group" aria-label={heads}>
      {made}
    </div>
  );
}

function render(node: RichNode, key: number, level: number): ReactNode {
  return typeof node === 'string' ? unbroken(node) : element(node, key, level);
}

/** Markdown that was compiled to a tree: rendered as elements, never as HTML text. */
export function RichText({ text, level = 2, className }: RichTextProps) {
  if (!text || text.length === 0) return null;
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      {text.map((node, index) => render(node, index, level))}
    </div>
  );
}
