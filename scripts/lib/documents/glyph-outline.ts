type Point = { readonly x: number; readonly y: number };

const join = (values: readonly number[]) =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** Commands after one another; a letter that repeats is left out. */
class Commands {
  private text = '';
  private last = '';

  add(letter: string, values: readonly number[]): void {
    const joined = join(values);
    const separator = (values[0] ?? 0) < 0 ? '' : ' ';
    this.text += letter === this.last && letter !== 'M' ? separator + joined : letter + joined;
    this.last = letter;
  }

  toString(): string {
    return this.text;
  }
}

function line(commands: Commands, from: Point, to: Point): void {
  if (to.y === from.y && to.x === from.x) return;
  if (to.y === from.y) commands.add('h', [to.x - from.x]);
  else if (to.x === from.x) commands.add('v', [to.y - from.y]);
  else commands.add('l', [to.x - from.x, to.y - from.y]);
}

/**
 * A glyph's outline as short path data: whole units, relative commands, upright for `y` downwards.
 * A curve that goes on as the one before it bends is written without its handle.
 */
export function glyphOutline(path: string, scale: number): string {
  const commands = new Commands();
  let at: Point = { x: 0, y: 0 };
  let handle: Point | undefined;
  for (const [, letter = '', text = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map((value) => Number(value) * scale);
    const points = numbers.flatMap((x, index): Point[] =>
      index % 2 === 0 ? [{ x: Math.round(x), y: -Math.round(numbers[index + 1] ?? 0) }] : [],
    );
    const end = points.at(-1) ?? at;
    const away = points.flatMap((point) => [point.x - at.x, point.y - at.y]);
    const mirrored = handle && { x: 2 * at.x - handle.x, y: 2 * at.y - handle.y };
    const [control = end] = points;
    handle = undefined;
    if (letter === 'Z') commands.add('z', []);
    else if (letter === 'M') commands.add('M', [end.x, end.y]);
    else if (letter === 'L') line(commands, at, end);
    else if (letter === 'C') commands.add('c', away);
    else if (mirrored && Math.abs(mirrored.x - control.x) < 1.1 && Math.abs(mirrored.y - control.y) < 1.1) {
      commands.add('t', away.slice(-2));
      handle = mirrored;
    } else {
      commands.add('q', away);
      handle = control;
    }
    at = end;
  }
  return commands.toString();
}
