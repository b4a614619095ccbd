import type { FormEvent } from 'react';
import type { Change, PageInfo } from '../../../model/editing.ts';
import { ask } from './api.ts';
import { useAnswer } from './asking.ts';
import { Button } from './controls.tsx';
import type { Editing } from './editing.ts';

interface Listed {
  readonly hasGit: boolean;
  /** The site's folder, as a terminal names it. */
  readonly folder: string;
  readonly changes: readonly Change[];
}

interface RowProps {
  readonly editing: Editing;
  readonly change: Change;
  readonly onDone: () => void;
}

function Row({ editing, change, onDone }: RowProps) {
  const { file, pointer, where, route, field, before, after, canTakeBack } = change;
  return (
    <li>
      <p>
        <b>{field}</b> {route === undefined ? where : <a href={route}>{where}</a>}
      </p>
      <p>
        <del>{before}</del> <ins>{after}</ins>
      </p>
      {canTakeBack ? (
        <Button
          aria-label={`Take back ${field} of ${where}`}
          onClick={() => void editing.takeBack(file, pointer).then(onDone)}
        >
          Take back
        </Button>
      ) : null}
    </li>
  );
}

/** What differs from the last commit, in words; single changes are taken back, all are committed on a new branch. */
export function ChangesView({
  editing,
  info,
}: {
  readonly editing: Editing;
  readonly info: PageInfo | null;
}) {
  const [listed, read] = useAnswer<Listed>(editing, 'changes', {}, info);
  if (!listed) return <p className="about">The changes are being read …</p>;
  if (!listed.hasGit)
    return <p className="about">There is no git here, so there is nothing to compare with.</p>;
  if (listed.changes.length === 0) return <p className="about">Everything is as the last commit has it.</p>;

  const commit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    void editing.tried(async () => {
      const { branch } = await ask<{ readonly branch: string }>('commit', values);
      editing.actor.send({
        type: 'tell',
        told: { text: `Committed on the branch “${branch}”.`, kind: 'done' },
      });
      await read();
    });
  };
  return (
    <>
      <ul className="changes">
        {listed.changes.map((change) => (
          <Row
            key={`${change.file}${change.pointer}`}
            editing={editing}
            change={change}
            onDone={() => void read()}
          />
        ))}
      </ul>
      <h3>Commit</h3>
      <p className="about">
        In a terminal:{' '}
        <code>git switch -c my-edits && git add -A -- {listed.folder} && git commit -m "What I changed"</code>
        , or here:
      </p>
      <form onSubmit={commit}>
        <label className="field">
          What was changed
          <input name="message" required placeholder="The heading of the home page" />
        </label>
        <label className="field">
          New branch
          <input name="branch" required pattern="[a-z0-9][a-z0-9\/\-]*" placeholder="home-heading" />
        </label>
        <button type="submit" className="add">
          Commit on a new branch
        </button>
      </form>
    </>
  );
}
