import type { Field } from '../schema-fields.ts';
import { Sentence } from './document.tsx';

/** Longer lists of choices are told once, where the definition is unfolded. */
export function Choices({ choices }: { readonly choices: readonly string[] }) {
  return choices.length === 0 ? null : (
    <span className="choices">
      {choices.map((choice) => (
        <code key={choice}>{choice}</code>
      ))}
    </span>
  );
}

function Accepts({ field }: { readonly field: Field }) {
  const { kind, shared, choices, limits } = field;
  return (
    <>
      <span className="kind">
        {kind}
        {kind === '' || shared === undefined ? '' : ' '}
        {shared === undefined ? null : <a href={`#shared-${shared}`}>{shared}</a>}
      </span>
      <Choices choices={choices} />
      {limits.map((limit) => (
        <span key={limit} className="limit">
          {limit}
        </span>
      ))}
    </>
  );
}

interface FieldTableProps {
  readonly caption: string;
  readonly fields: readonly Field[];
}

/** The properties of a schema. Roles are named, since on a phone the cells are drawn one below the other. */
export function FieldTable({ caption, fields }: FieldTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: styles take a table's roles away
    <table className="fields" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Property', 'Accepts', 'Required', 'Meaning'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {fields.map((field) => (
          <tr key={field.path} role="row" data-depth={Math.min(field.depth, 3)}>
            <th role="rowheader" scope="row">
              <code>
                {field.depth === 0 ? null : (
                  <span className="lead">{field.path.slice(0, field.path.lastIndexOf('.') + 1)}</span>
                )}
                {field.path.slice(field.path.lastIndexOf('.') + 1)}
              </code>
            </th>
            <td role="cell">
              <Accepts field={field} />
            </td>
            <td role="cell" className="need" data-required={field.required ? '' : undefined}>
              {field.required ? 'required' : 'optional'}
              {field.fallback === undefined ? null : (
                <span className="limit">
                  left out: <code>{field.fallback}</code>
                </span>
              )}
            </td>
            <td role="cell">
              <Sentence text={field.description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: styles take a table's roles away
  );
}
