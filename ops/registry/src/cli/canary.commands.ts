import { isDeepStrictEqual } from 'node:util';
import type { CanaryPolicy } from '@suvarna/contracts/release-delivery';
import type { CanaryAnswer, ChangeAnswer, ChangeOrder } from '../client/registry-client.ts';
import { judge } from '../domain/canary/judge.ts';
import type { Judged } from '../domain/canary/change-canary.ts';
import { change, printed, revisionOf } from './change.commands.ts';
import { UsageError, wholeNumber, type Command, type Options } from './command.ts';
import { plain, table } from './table.ts';

const show: Command = {
  name: 'canary',
  summary: 'the canary that runs: its share, and what speaks for and against it',
  examples: ['canary', 'canary --json'],
  async run(_args, _options, { client }) {
    const { canary } = await client.canary();
    return { lines: canary ? inWords(canary) : ['No canary is running.'], json: canary };
  },
};

const start: Command = {
  name: 'canary start',
  summary: 'give a composition of one or more other releases to a few shoppers first',
  args: ['<remote@version...>'],
  changes: true,
  options: [
    ['--steps <percents>', 'shares one after the other: 1,5,25,50,100'],
    ['--minutes <number>', 'how long a step lasts at least: 60'],
    ['--sessions <number>', 'how many sessions of the canary a step has at least: 200'],
    ['--by-hand', 'no step follows without an order'],
    ['--on-harm <outcome>', 'turn-back, halt or hold'],
    ['--at <time>', 'later: 2026-12-01T03:30+05:30'],
  ],
  examples: [
    'canary start catalog@1.1.0 --reason "new listing"',
    'canary start catalog@1.1.0 checkout@2.0.0 --steps 25,50,100 --minutes 30 --reason "gift wrap"',
  ],
  async run(words, options, session) {
    const { after, answer } = await change(options, session, (order) =>
      session.client.startCanary({
        ...order,
        versions: versionsOf(words),
        policy: policyOf(options),
        ...(options.at !== undefined && { at: options.at }),
      }),
    );
    return printed(answer, after, [
      `canary ${after.canary?.id} of ${words.join(', ')} is shown to ${after.canary?.percent} %, ${revisionOf(answer, after)} (passed: ${[...new Set(answer.checks)].join(', ')})`,
    ]);
  },
};

const raise: Command = {
  name: 'canary raise',
  summary: 'show it to more shoppers: the next step, or a share',
  options: [['--percent <number>', 'share, above the present one']],
  changes: true,
  examples: ['canary raise --reason "looks good"', 'canary raise --percent 40 --reason "before the weekend"'],
  async run(_args, options, session) {
    const percent =
      options.percent === undefined ? undefined : wholeNumber('--percent', options.percent, 1, 100);
    const { after, answer } = await change(options, session, (order) =>
      session.client.raiseCanary({ ...order, ...(percent !== undefined && { percent }) }),
    );
    return printed(answer, after, [
      `canary ${after.canary?.id} is shown to ${after.canary?.percent} %, ${revisionOf(answer, after)}`,
    ]);
  },
};

type CanaryStep = 'hold' | 'resume' | 'promote' | 'abort';

const simple = (step: CanaryStep, summary: string, why: string, said: string): Command => ({
  name: `canary ${step}`,
  summary,
  changes: true,
  examples: [`canary ${step} --reason "${why}"`],
  async run(_args, options, session) {
    const { before, after, answer } = await change(
      options,
      session,
      (order: ChangeOrder): Promise<ChangeAnswer> => session.client.changeCanary(step, order),
    );
    return printed(answer, after, [
      `canary ${before.canary?.id ?? ''} ${said}, ${revisionOf(answer, after)}`,
    ]);
  },
});

const decisions: Command = {
  name: 'canary decisions',
  summary: 'what was decided of canaries, newest first',
  examples: ['canary decisions'],
  async run(_args, _options, { client }) {
    const found = await client.canaryDecisions();
    return {
      lines: table(
        ['REVISION', 'CANARY', 'WHAT', 'WHO', 'WHY'],
        found.map(({ revision, canary, action, by, reason }) => [
          String(revision),
          String(canary),
          action,
          by,
          reason,
        ]),
      ),
      json: found,
    };
  },
};

const replay: Command = {
  name: 'canary replay',
  summary: 'compute a decision again from the counts that were signed with it',
  args: ['<revision>'],
  examples: ['canary replay 42'],
  async run([word = ''], _options, { client, opened }) {
    const revision = wholeNumber('<revision>', word, 1, 999_999_999);
    const decision = opened(await client.canaryDecision(revision)) as Partial<Judged> & {
      readonly action: string;
      readonly by: string;
    };
    if (!decision.the || !decision.verdict)
      throw new Error(`revision ${revision} was decided without counts`);
    const again = judge(decision.the);
    const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(again)), decision.verdict);
    if (!isSame)
      throw new Error(
        `the counts of revision ${revision} say "${again.kind}" (${again.harmBy ?? 'no harm'}), which is not what was signed`,
      );
    const { verdict, the } = decision;
    return {
      lines: [
        `revision ${revision}: ${decision.action} by ${plain(decision.by)}, signed, and computed again from ${the.slots.length} minutes of counts with the same result`,
        '',
        ...evidence(verdict),
      ],
      json: { revision, same: true, verdict, case: the },
    };
  },
};

export const canaryCommands: readonly Command[] = [
  show,
  start,
  raise,
  simple('hold', 'no further step for now', 'a person looks first', 'is held'),
  simple('resume', 'steps follow each other again', 'it was the provider', 'goes on'),
  simple('promote', 'everybody gets it', 'a week without a fault', 'is live for everybody'),
  simple(
    'abort',
    'nobody gets it any more',
    'bags stay empty',
    'is over: everybody has what was live before',
  ),
  decisions,
  replay,
];

function versionsOf(words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words.map((word) => {
      const [remote = '', version = '', ...more] = word.split('@');
      if (remote === '' || version === '' || more.length > 0)
        throw new UsageError(`"${word}" names no release: write <remote>@<version>, catalog@1.1.0`);
      return [remote, version];
    }),
  );
}

const OUTCOMES = ['turn-back', 'halt', 'hold'] as const;

function policyOf({ steps, minutes, sessions, byHand, onHarm }: Options): Partial<CanaryPolicy> {
  const outcome = OUTCOMES.find((one) => one === onHarm);
  if (onHarm !== undefined && !outcome) throw new UsageError(`--on-harm is ${OUTCOMES.join(', ')}`);
  return {
    ...(steps !== undefined && {
      steps: steps.split(',').map((step) => wholeNumber('each of --steps', step.trim(), 1, 100)),
    }),
    ...(minutes !== undefined && { minutes: wholeNumber('--minutes', minutes, 0, 40_320) }),
    ...(sessions !== undefined && { sessions: wholeNumber('--sessions', sessions, 0, 10_000_000) }),
    ...(byHand && { automatic: false }),
    ...(outcome && { onHarm: outcome }),
  };
}

function inWords({ canary, versions, verdict }: CanaryAnswer): readonly string[] {
  const { policy } = canary;
  const releases = Object.entries(versions).map(([remote, version]) => `${remote} ${version}`);
  return [
    `canary ${canary.id} of ${releases.join(', ')}: ${canary.percent} % of shoppers, ${canary.state}`,
    `steps ${policy.steps.join(', ')} %, each ${policy.minutes} min and ${policy.sessions} sessions at least, ${policy.automatic ? 'one after the other' : 'by hand'}; harm: ${policy.onHarm}`,
    `this step so far: ${verdict.step.minutes} min, ${verdict.step.sessions} sessions; next: ${verdict.kind}`,
    '',
    ...evidence(verdict),
  ];
}

const evidence = ({
  looks,
  harmBy,
  laidTo,
}: Pick<CanaryAnswer['verdict'], 'looks' | 'harmBy' | 'laidTo'>): readonly string[] => [
  ...table(
    ['MEASURE', 'CANARY', 'CONTROL', 'LIKELIHOOD RATIO', 'HARM FROM'],
    looks.map(({ measure, canary, control, log, bound }) => [
      measure,
      String(canary),
      String(control),
      Math.exp(Math.min(log, 50)).toPrecision(3),
      Math.exp(bound).toFixed(0),
    ]),
  ),
  '',
  harmBy === null ? 'No harm found.' : `Harm by "${harmBy}"${laidTo === null ? '' : `, laid to ${laidTo}`}.`,
];
