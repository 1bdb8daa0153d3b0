import { RegistryRefusal, type ComposerRow, type RefusalRow } from '../client/registry-client.ts';
import type { Command } from './command.ts';
import type { Composition } from '@suvarna/contracts/release-delivery';
import { changedRemotes } from '../domain/canary/judge.ts';
import { CHANNEL } from './session.ts';
import { moment, short, table } from './table.ts';

export const status: Command = {
  name: 'status',
  summary: 'what is live, and what composers refused',
  examples: ['status', 'status --json'],
  async run(_args, _options, { client, believed }) {
    const composition = believed(await client.composition(CHANNEL));
    const [all, composers] = await Promise.all([
      forOperators(() => client.refusals()),
      forOperators(() => client.composers()),
    ]);
    const refused = all?.filter(({ remote, release }) =>
      [composition, composition.canary].some((one) => one?.remotes[remote]?.release === release),
    );
    return {
      lines: [...inWords(composition, refused), ...runBy(composition.revision, composers ?? [])],
      json: { ...composition, refusals: refused ?? null, composers },
    };
  },
};

/** What goes wrong inside is for operators; the rest of the status is for anybody. */
async function forOperators<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RegistryRefusal && error.code === 'REQUEST.UNAUTHORISED') return null;
    throw error;
  }
}

/** Who runs it, and who is behind. */
function runBy(revision: number, composers: readonly ComposerRow[]): readonly string[] {
  if (composers.length === 0) return [];
  const behind = composers.filter((one) => one.revision !== revision);
  return [
    '',
    `${composers.length - behind.length} of ${composers.length} composers run revision ${revision}.`,
    ...behind.map(
      (one) =>
        `${one.composer} runs revision ${one.revision}, shell ${one.shell}, seen ${moment(one.seenAt)} UTC`,
    ),
  ];
}

function inWords(composition: Composition, refused: readonly RefusalRow[] | undefined): readonly string[] {
  const live = Object.entries(composition.remotes).sort(([a], [b]) => a.localeCompare(b));
  const { canary } = composition;
  return [
    `${composition.channel}: revision ${composition.revision}, sequence ${composition.sequence}, signed ${moment(composition.issuedAt)}, good until ${moment(composition.expires)} UTC`,
    '',
    ...(live.length === 0
      ? ['No remote is live yet.']
      : table(
          ['REMOTE', 'VERSION', 'STATE', 'RELEASE'],
          live.map(([name, { version, killed, release }]) => [
            name,
            version,
            killed ? 'killed' : 'live',
            short(release),
          ]),
        )),
    ...(canary
      ? [
          '',
          `Canary ${canary.id}: ${canary.percent} % of shoppers get ${changedRemotes(
            canary.remotes,
            composition.remotes,
          )
            .map((name) => `${name} ${canary.remotes[name]?.version}`)
            .join(', ')}; ${canary.state} (npm run ops -- canary)`,
        ]
      : []),
    ...(refused ? [] : ['', 'What composers refused is shown with an operator’s token.']),
    ...(!refused || refused.length === 0
      ? []
      : [
          '',
          'Composers refused:',
          ...table(
            ['REMOTE', 'RELEASE', 'TIMES', 'LAST', 'WHY'],
            refused.map(({ remote, release, times, lastAt, why }) => [
              remote,
              short(release),
              String(times),
              moment(lastAt),
              why,
            ]),
          ),
        ]),
  ];
}
