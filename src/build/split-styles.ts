import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/** The groups that classes belong to; a class without one belongs to the shared sheet. */
export type OwnerOf = (className: string) => string | undefined;

const classesIn = (selector: string) => selector.match(/(?<=\.)[\w-]+/g) ?? [];
const isEmptied = (node: ChildNode) => node.type === 'atrule' && node.nodes?.length === 0;
/** `@font-face`, `@import`, the order of layers: at-rules that hold no rules. */
const isStatement = (rule: AtRule) => rule.nodes?.every((node) => node.type === 'decl') ?? true;

/** The owner of all of a rule's selectors; undefined where they have none, or several. */
function ownerOfRule(rule: Rule, ownerOf: OwnerOf): string | undefined {
  const owners = new Set(rule.selectors.map((selector) => classesIn(selector).map(ownerOf).find(Boolean)));
  return owners.size === 1 ? [...owners][0] : undefined;
}

/** Keyframes belong to the group that names them, where only one does. */
function ownerOfFrames(frames: AtRule, sheet: Root, ownerOf: OwnerOf): string | undefined {
  const users = new Set<string | undefined>();
  sheet.walkDecls(/^animation(-name)?$/, (declaration) => {
    const named = declaration.value.split(/[\s,]+/).includes(frames.params);
    if (named && declaration.parent?.type === 'rule')
      for (const selector of declaration.parent.selectors)
        users.add(classesIn(selector).map(ownerOf).find(Boolean));
  });
  return users.size === 1 ? [...users][0] : undefined;
}

function keepOnly(sheet: Root, isWanted: (owner: string | undefined) => boolean, ownerOf: OwnerOf): string {
  const copy = sheet.clone();
  copy.walk((node) => {
    if (node.type === 'rule') {
      const inFrames = node.parent?.type === 'atrule' && node.parent.name === 'keyframes';
      if (!inFrames && !isWanted(ownerOfRule(node, ownerOf))) node.remove();
    } else if (node.type === 'atrule' && node.name === 'keyframes') {
      if (!isWanted(ownerOfFrames(node, sheet, ownerOf))) node.remove();
    } else if (node.type === 'atrule' && isStatement(node) && !isWanted(undefined)) node.remove();
  });
  // What lost its last rule goes too, from the inside outwards.
  for (let emptied = true; emptied; ) {
    emptied = false;
    copy.walkAtRules((rule) => {
      if (!isEmptied(rule)) return;
      rule.remove();
      emptied = true;
    });
  }
  return copy.toString();
}

/**
 * Takes the rules of some groups out of a style sheet: `shared` is the rest, in its order, and each group is a
 * sheet with the same layers and conditions around its rules.
 */
export function splitStyles(
  css: string,
  owners: Iterable<string>,
  ownerOf: OwnerOf,
): { readonly shared: string; readonly own: Readonly<Record<string, string>> } {
  const sheet = postcss.parse(css);
  return {
    shared: keepOnly(sheet, (owner) => owner === undefined, ownerOf),
    own: Object.fromEntries(
      [...owners].map((name) => [name, keepOnly(sheet, (owner) => owner === name, ownerOf)] as const),
    ),
  };
}
