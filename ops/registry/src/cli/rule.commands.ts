/** Freezes, locks, and orders that wait for a second person or for their hour. */
import type { RegistryClient } from '../client/registry-client.ts';
import {
  requiredReason,
  UsageError,
  wholeNumber,
  type Command,
  type Options,
  type Printed,
} from './command.ts';
import { CHANNEL } from './session.ts';
import { moment, plain, table } from './table.ts';

const orders: Command = {
  name: 'orders',
  summary: 'orders that wait, what became of others, freezes and locks',
  examples: ['orders'],
  async run(_args, _options, { client }) {
    const rules = await client.rules();
    const { freezes, locks, orders: all, twoPeople } = rules;
    return {
      lines: [
        ...table(
          ['ORDER', 'WHAT', 'BY', 'DUE (UTC)', 'STATE', 'WHY'],
          all.map((one) => [
            String(one.id),
            `${one.kind} ${one.remotes.join(', ')}`,
            one.by,
            one.due === null ? '' : moment(one.due),
            stateOf(one),
            one.reason,
          ]),
        ),
        ...freezes.map(({ id, begins, ends, by, reason }) =>
          plain(`Freeze ${id}: ${moment(begins)} to ${moment(ends)} UTC, by ${by}: ${reason}`),
        ),
        ...locks.map(({ remote, by, reason }) => plain(`${remote} is locked by ${by}: ${reason}`)),
        ...(twoPeople.length > 0 ? [`Two people put live: ${twoPeople.join(', ')}`] : []),
      ],
      json: rules,
    };
  },
};

const stateOf = ({
  state,
  needsSecond,
  approvedBy,
  outcome,
}: Awaited<ReturnType<RegistryClient['rules']>>['orders'][number]): string => {
  if (state !== 'waiting') return `${state}${outcome === null ? '' : `: ${outcome}`}`;
  return needsSecond && approvedBy === null ? 'waits for another person' : 'waits for its hour';
};

type Rule = Parameters<RegistryClient['setRule']>[0];

/** One that is told in a sentence; `body` makes what is sent of what was typed. */
const rule = (
  command: Omit<Command, 'run'>,
  path: Rule,
  body: (word: string, options: Options) => object,
  said: (word: string, answer: Awaited<ReturnType<RegistryClient['setRule']>>) => string,
): Command => ({
  ...command,
  options: [['--reason <why>', 'why; it stays in the audit log'], ...(command.options ?? [])],
  async run([word = ''], options, { client }): Promise<Printed> {
    const answer = await client.setRule(path, {
      channel: CHANNEL,
      reason: requiredReason(options),
      ...body(word, options),
    });
    return { lines: [said(word, answer)], json: answer };
  },
});

const numbered = (word: string): object => ({ id: wholeNumber('<number>', word, 1, 999_999_999) });

export const ruleCommands: readonly Command[] = [
  orders,
  rule(
    {
      name: 'approve',
      summary: 'the second person’s word for an order that waits',
      args: ['<number>'],
      examples: ['approve 7 --reason "looked at the payment page"'],
    },
    'orders/approve',
    numbered,
    (word, { outcome }) =>
      `order ${word} is approved${outcome ? `: ${plain(outcome)}` : ', and waits for its hour'}`,
  ),
  rule(
    {
      name: 'withdraw',
      summary: 'an order that waits is not carried out',
      args: ['<number>'],
      examples: ['withdraw 7 --reason "a newer release comes"'],
    },
    'orders/withdraw',
    numbered,
    (word) => `order ${word} is withdrawn`,
  ),
  rule(
    {
      name: 'freeze',
      summary: 'nothing new goes live in a span; kill, rollback and abort work',
      options: [
        ['--at <time>', 'when it begins: now'],
        ['--until <time>', 'when it ends'],
      ],
      examples: ['freeze --until 2026-11-30T23:59+05:30 --reason "festival"'],
    },
    'freezes',
    (_word, { at, until }) => {
      if (until === undefined) throw new UsageError('say until when: --until 2026-11-30T23:59+05:30');
      return { ends: until, ...(at !== undefined && { begins: at }) };
    },
    (_word, { id }) => `freeze ${id} is set`,
  ),
  rule(
    {
      name: 'unfreeze',
      summary: 'a freeze is over, or does not begin',
      args: ['<number>'],
      examples: ['unfreeze 2 --reason "the festival is over"'],
    },
    'freezes/end',
    numbered,
    (word) => `freeze ${word} is over`,
  ),
  rule(
    {
      name: 'lock',
      summary: 'nobody else puts another release of a remote live',
      args: ['<remote>'],
      examples: ['lock catalog --reason "the incident is being looked into"'],
    },
    'locks',
    (remote) => ({ remote }),
    (remote) => `${remote} is locked`,
  ),
  rule(
    {
      name: 'unlock',
      summary: 'a lock is over, whoever set it',
      args: ['<remote>'],
      examples: ['unlock catalog --reason "it was the provider"'],
    },
    'locks/end',
    (remote) => ({ remote }),
    (remote) => `${remote} is not locked any more`,
  ),
];
