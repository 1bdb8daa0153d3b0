import { SUBJECTS, type Claim, type Subject } from './evidence.ts';
import { keyOf, type Results } from './results.ts';

const keysOf = ({ tests }: Claim): readonly string[] =>
  tests.flatMap(({ file, titles = [''] }) => titles.map((title) => keyOf(file, title)));

/** How the tests of a claim ended, all of them together. */
function outcomeOf(claim: Claim, results: Results): string {
  const keys = keysOf(claim);
  if (keys.length === 0) return claim.places === undefined ? 'no test' : 'in writing';
  const known = keys.flatMap((key) => results.get(key) ?? []);
  const failed = known.filter(({ passed }) => !passed).length;
  if (failed > 0) return `**${failed} of ${keys.length} failed**`;
  if (known.length < keys.length) return `${keys.length - known.length} of ${keys.length} not run`;
  return `passed ${known.map(({ on }) => on).toSorted()[0] ?? ''}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function heldBy({ tests, places = [], lacks }: Claim): string {
  const named = tests.map(({ file, titles = [] }) =>
    [`\`${file}\``, ...titles.map((title) => `“${title}”`)].join(' '),
  );
  const held = [...named, ...places.map((place) => `\`${place}\``)].join(' · ');
  return cell([held, lacks].filter(Boolean).join(' — '));
}

/** Markdown of a subject: what is claimed, by what it is held, and how that ended last. */
export function documentOf(subject: Subject, claims: readonly Claim[], results: Results): string {
  const { title, says, head } = SUBJECTS[subject];
  const withLevel = claims.some(({ level }) => level !== undefined);
  const heads = [...head, ...(withLevel ? ['level'] : []), 'held by', 'last result'];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const groups = [...new Set(claims.map(({ group }) => group))];
  const tables = groups.map((group) =>
    [
      `## ${group}`,
      '',
      line(heads),
      `|${'---|'.repeat(heads.length)}`,
      ...claims
        .filter((claim) => claim.group === group)
        .map((claim) =>
          line([
            claim.id,
            cell(claim.about),
            ...(withLevel ? [String(claim.level ?? '')] : []),
            heldBy(claim),
            outcomeOf(claim, results),
          ]),
        ),
    ].join('\n'),
  );
  const outcomes = claims.map((claim) => outcomeOf(claim, results));
  const passed = outcomes.filter(
    (outcome) => outcome.startsWith('passed') || outcome === 'in writing',
  ).length;
  return `# ${title}

${says}

Written by \`npm run evidence\` from \`docs/${subject}.json\` and the reports of the tests that ran last (\`npm test\`, \`npm run proof\`); a test holds that each test named is there. ${claims.length} rows: ${passed} passed or stand in writing, ${claims.length - passed} not, ${claims.filter(({ lacks }) => lacks !== undefined).length} say what no test shows.

${tables.join('\n\n')}
`;
}
