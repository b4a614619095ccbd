// What the launcher says of the commands, on Node built-ins alone: nothing may be installed yet.
import { commands } from './commands.mjs';

/** How many letters differ. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1)
      next.push(Math.min(row[j] + (letter === other[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1));
    row = next;
  }
  return row[other.length];
}

/** What may follow a command's name. */
const usageOf = (options) =>
  options
    .filter(([, text]) => !text.startsWith('environment:'))
    .map(([flag]) => (flag.startsWith('--') ? `[${flag}]` : flag))
    .join(' ');

/** What a command is for and takes. */
export function helpOf(name) {
  const { summary, options, usage = usageOf(options), exits } = commands[name];
  const lines = [summary, '', `Usage: npm run ${name} -- ${usage}`.replace(/ -- $/, '')];
  if (options.length > 0) lines.push('', ...options.map(([flag, text]) => `  ${flag.padEnd(22)}${text}`));
  if (exits) lines.push('', `Exit codes: ${exits}`);
  return lines.join('\n');
}

/** All commands, a line each. */
export function overview() {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(11)}${summary}`);
  return ['Usage: npm run COMMAND -- OPTIONS', '', ...lines, '', 'Each tells more with --help.'].join('\n');
}

/** Why there is no such command. */
export function noCommand(name) {
  const names = Object.keys(commands);
  if (name === '') return `Name a command. There are: ${names.join(', ')}.`;
  const nearest = names.sort((a, b) => distance(name, a) - distance(name, b))[0];
  const isNear = distance(name, nearest) <= Math.max(1, Math.floor(nearest.length / 3));
  const meant = isNear ? ` Did you mean “${nearest}”?` : '';
  return `There is no command “${name}”.${meant} There are: ${Object.keys(commands).join(', ')}.`;
}

/** Options that npm has as well, so that its own settings may hold them. */
const ALSO_OF_NPM = ['dev', 'force', 'only'];

/** What stops a command whose option npm took for its own, since no `--` stands before it: a dry run would be none. */
export function keptByNpm(name, environment) {
  const options = JSON.stringify(commands[name].options).match(/--[a-z-]+/g) ?? [];
  const kept = options.find((option) => {
    const key = option.replace(/^--(no-)?/, '').replaceAll('-', '_');
    return !ALSO_OF_NPM.includes(key) && environment[`npm_config_${key}`] !== undefined;
  });
  const right = `npm run ${name} -- ${kept} …`;
  return kept && `npm kept ${kept} to itself, so nothing was done. Write “--” before the options: ${right}`;
}
