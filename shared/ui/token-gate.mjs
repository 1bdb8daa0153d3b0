/**
 * Gate: sheets speak in tokens. Fails on a literal colour, distance, text size, radius, shadow or
 * duration outside `tokens.css`, on a token that does not exist, and on a private `--sv-raw-*` one.
 *
 * A line that must break the rule says why in a comment on the line above it:
 * `token-gate-ignore: the reason`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const TOKENS = join(import.meta.dirname, 'src', 'theme', 'tokens.css');

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|green|blue|gold|grey|gray|ivory|maroon|beige|orange|pink|brown|silver)(?![\w-])/i;
const LENGTH = /(?<![\w.-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|pt)\b/i;
const DURATION = /(?<![\w.-])(?:\d+\.?\d*|\.\d+)m?s\b/;

const SPACING = /^(?:margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding)(?:-|$)/;
const TOKENED_LENGTH = /^(?:font-size|border-radius|border-(?:start|end|top|bottom)-.*radius|box-shadow)$/;
const TIMED = /^transition(?:-duration|-delay)?$/;

/** A tiny optical step is a matter of the component; whatever is larger has a token. */
const isOptical = (value) => /^-?(?:0?\.\d+em|[1-3]px|0\.125rem)$/.test(value);

const defined = new Set(
  readFileSync(TOKENS, 'utf8')
    .matchAll(/^\s*(--sv-[\w-]+):/gm)
    .map(([, name]) => name),
);

/** Why a declaration is refused; `undefined` when it is fine. */
function faultOf(property, value) {
  for (const [, name] of value.matchAll(/var\(\s*(--sv-[\w-]+)/g)) {
    if (name.startsWith('--sv-raw-')) return `${name} is private to tokens.css`;
    if (!defined.has(name)) return `${name} is not a token`;
  }
  if (property.startsWith('--sv-')) return 'tokens are defined in tokens.css only';
  // What is left are the literals.
  const literal = value.replaceAll(/var\([^()]*\)/g, '').replaceAll(/url\([^()]*\)|'[^']*'|"[^"]*"/g, '');
  if (COLOUR.test(literal)) return 'a literal colour';
  if (
    (SPACING.test(property) || TOKENED_LENGTH.test(property)) &&
    LENGTH.test(literal) &&
    !literal
      .trim()
      .split(/\s+/)
      .every((part) => isOptical(part) || !LENGTH.test(part))
  ) {
    return 'a literal distance';
  }
  if (TIMED.test(property) && DURATION.test(literal)) return 'a literal duration';
  return undefined;
}

/**
 * Every fault of a sheet, with its line.
 *
 * @public The test calls it in a process of its own.
 */
export function faultsOf(sheet) {
  const lines = sheet.split('\n');
  // Comments become blanks of the same shape, so that lines keep their numbers.
  const code = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const found = [];
  for (const match of code.matchAll(/(?<=[;{}]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    const [, property, value] = match;
    const fault = faultOf(property, value.trim());
    const line = code.slice(0, match.index).split('\n').length;
    if (fault && !/token-gate-ignore: (?!\*\/)\S/.test(lines[line - 2] ?? ''))
      found.push({ line, text: `${property}: ${value.trim()}`, fault });
  }
  return found;
}

function run() {
  const sheets = globSync('{shell,mfe-*,shared,ops}/**/*.css', {
    cwd: ROOT,
    exclude: (name) => /(?:^|[\\/])(?:node_modules|dist)$/.test(name),
  })
    .map((file) => join(ROOT, file))
    .filter((file) => file !== TOKENS);
  const faults = sheets.flatMap((file) =>
    faultsOf(readFileSync(file, 'utf8')).map(
      ({ line, text, fault }) => `${relative(ROOT, file)}:${line} ${fault}: ${text}`,
    ),
  );
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${sheets.length} sheets use tokens only\n`);
}

if (process.argv[1] === import.meta.filename) run();
