import type { FieldAddress, ItemChoice, PageInfo } from '../../../model/editing.ts';
import { useAnswer } from './asking.ts';
import { useBehind } from './behind.ts';
import { Button } from './controls.tsx';
import type { Editing } from './editing.ts';

/** What the whole site shares, in words; how it looks is the same in every language. */
const SHARED = [
  { file: 'site.json', says: 'Name, languages, contact and variables', isTranslated: true },
  { file: 'navigation.json', says: 'Menus and footer', isTranslated: true },
  { file: 'theme.json', says: 'Colours, fonts and sizes', isTranslated: false },
  { file: 'strings.json', says: 'Words of buttons and messages', isTranslated: true },
];

interface ChoiceProps {
  readonly title: string;
  readonly about: string;
  /** What its language lacks of it, in words. */
  readonly behind: string;
  readonly onOpen: () => void;
}

const Choice = ({ title, about, behind, onOpen }: ChoiceProps) => (
  <li>
    <Button className="choice" onClick={onOpen}>
      <b>{title}</b>
      <span>{about}</span>
      <small>{behind}</small>
    </Button>
  </li>
);

/** What is edited apart from the page: items, drafts among them, which no page shows, and what all pages share. */
export function SiteParts({ editing, info }: { readonly editing: Editing; readonly info: PageInfo }) {
  const [items] = useAnswer<readonly ItemChoice[]>(editing, 'items', {}, info);
  const behind = useBehind(editing, info);
  const { locale } = info;
  const open = (address: FieldAddress) => void editing.open({ kind: 'form', address });
  return (
    <>
      <h3>The whole site</h3>
      <details className="entry">
        <summary>Items</summary>
        <ul className="parts">
          {items?.map(({ collection, label, isDraft, file, pointer }) => (
            <Choice
              key={file + pointer}
              title={collection}
              about={isDraft ? `${label} · a draft` : label}
              behind={behind(file)}
              onOpen={() => open({ file, pointer, locale })}
            />
          ))}
        </ul>
      </details>
      <details className="entry">
        <summary>Settings</summary>
        <ul className="parts">
          {SHARED.map(({ file, says, isTranslated }) => (
            <Choice
              key={file}
              title={file}
              about={says}
              behind={behind(file)}
              onOpen={() => open({ file, pointer: '', ...(isTranslated && { locale }) })}
            />
          ))}
        </ul>
      </details>
    </>
  );
}
