/** Who may see and change what is live: people, and the tokens of programs. */
import { ROLES, type Role } from '../domain/people/roles.ts';
import type { Scope } from '../domain/people/ports.ts';
import { requiredReason, UsageError, wholeNumber, type Command, type Options } from './command.ts';
import { moment, plain, table } from './table.ts';

const WHY = ['--reason <why>', 'why; it stays in the audit log'] as const;
const SCOPE = [
  ['--role <role>', `${ROLES.join(', ')}: each may all that the one before may`],
  [
    '--remotes <names>',
    'with a plus between them, catalog+account: others are not theirs; all when left out',
  ],
] as const;

const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

function scopeOf({ role = '', remotes }: Options): Scope {
  if (!isRole(role)) throw new UsageError(`--role is one of ${ROLES.join(', ')}`);
  return { role, remotes: remotes?.split('+') ?? null };
}
const movesOf = ({ remotes }: Scope): string => remotes?.join(', ') ?? 'all';

export const peopleCommands: readonly Command[] = [
  {
    name: 'people',
    summary: 'who may sign in to the console, and what each may do',
    examples: ['people'],
    async run(_args, _options, { client }) {
      const people = await client.people();
      return {
        lines: table(
          ['NAME', 'CALLED', 'ROLE', 'REMOTES', 'STATE', 'SEEN (UTC)'],
          people.map((one) => [
            one.name,
            one.displayName,
            one.role,
            movesOf(one),
            one.state,
            one.seenAt === null ? 'never' : moment(one.seenAt),
          ]),
        ),
        json: people,
      };
    },
  },
  {
    name: 'people invite',
    summary: 'a link by which a new person, or one who lost their keys, chooses how to sign in',
    args: ['<name>'],
    options: [WHY, ...SCOPE, ['--called <name>', 'as others read it: the name when left out']],
    examples: ['people invite asha --called "Asha Rao" --role operator --reason "new in the catalogue team"'],
    async run([name = ''], options, { client }) {
      const displayName = options.called ?? name;
      const who = { name, displayName, ...scopeOf(options), reason: requiredReason(options) };
      const { link, expires } = await client.invite(who);
      return {
        lines: [link, `for ${plain(displayName)} alone, once, until ${moment(expires)} UTC`],
        json: { name, link, expires },
      };
    },
  },
  {
    name: 'people change',
    summary: 'another role, or other remotes',
    args: ['<name>'],
    options: [WHY, ...SCOPE],
    examples: ['people change asha --role viewer --reason "another team"'],
    async run([name = ''], options, { client }) {
      const scope = scopeOf(options);
      await client.changeRole({ name, ...scope, reason: requiredReason(options) });
      return {
        lines: [`${name} is ${scope.role} of ${movesOf(scope)} from now on`],
        json: { name, ...scope },
      };
    },
  },
  {
    name: 'people disable',
    summary: 'a person signs in no more; their sessions end',
    args: ['<name>'],
    options: [WHY],
    examples: ['people disable asha --reason "left"'],
    async run([name = ''], options, { client }) {
      await client.disablePerson(name, requiredReason(options));
      return { lines: [`${name} signs in no more`], json: { name } };
    },
  },
  {
    name: 'tokens',
    summary: 'tokens of programs, until when, and when each was used last',
    examples: ['tokens'],
    async run(_args, _options, { client }) {
      const tokens = await client.tokens();
      return {
        lines: table(
          ['TOKEN', 'ROLE', 'REMOTES', 'BY', 'UNTIL (UTC)', 'USED (UTC)'],
          tokens.map((one) => [
            one.name,
            one.role,
            movesOf(one),
            one.createdBy,
            one.revokedAt === null ? moment(one.expiresAt) : 'revoked',
            one.usedAt === null ? 'never' : moment(one.usedAt),
          ]),
        ),
        json: tokens,
      };
    },
  },
  {
    name: 'tokens create',
    summary: 'a token for a program; it is shown once',
    args: ['<name>'],
    options: [WHY, ...SCOPE, ['--days <number>', 'how long it lasts: 90 when left out']],
    examples: ['tokens create catalog-ci --role publisher --remotes catalog --reason "its pipeline"'],
    async run([name = ''], options, { client }) {
      const days = wholeNumber('--days', options.days ?? '90', 1, 366);
      const wanted = { name, ...scopeOf(options), days, reason: requiredReason(options) };
      const { token, expires } = await client.createToken(wanted);
      return {
        lines: [token, `of ${name}, until ${moment(expires)} UTC; it is not shown again`],
        json: { name, token, expires },
      };
    },
  },
  {
    name: 'tokens revoke',
    summary: 'a token opens nothing from the next call on',
    args: ['<name>'],
    options: [WHY],
    examples: ['tokens revoke catalog-ci --reason "it was in a log"'],
    async run([name = ''], options, { client }) {
      await client.revokeToken(name, requiredReason(options));
      return { lines: [`${name} opens nothing any more`], json: { name } };
    },
  },
];
