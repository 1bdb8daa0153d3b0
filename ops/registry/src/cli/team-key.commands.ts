/** Keys that the releases of teams are signed by. */
import { readFile } from 'node:fs/promises';
import { requiredReason, UsageError, type Command } from './command.ts';
import { moment, table } from './table.ts';

const WHY = ['--reason <why>', 'why; it stays in the audit log'] as const;

export const teamKeyCommands: readonly Command[] = [
  {
    name: 'team-keys',
    summary: 'public keys that releases are signed by',
    examples: ['team-keys'],
    async run(_args, _options, { client }) {
      const keys = await client.teamKeys();
      return {
        lines: table(
          ['KEY', 'REMOTES', 'BY', 'SINCE (UTC)', 'REVOKED (UTC)'],
          keys.map(({ keyId, remotes, addedBy, addedAt, revokedAt }) => [
            keyId,
            remotes.join(', '),
            addedBy,
            moment(addedAt),
            revokedAt === null ? '' : moment(revokedAt),
          ]),
        ),
        json: keys,
      };
    },
  },
  {
    name: 'team-keys add',
    summary: 'from now on releases of these remotes are signed by this key, or another of theirs',
    args: ['<file>'],
    options: [WHY, ['--remotes <names>', 'with a plus between them, catalog+account']],
    examples: ['team-keys add catalog.pub.pem --remotes catalog --reason "their first key"'],
    async run([file = ''], options, { client }) {
      const { remotes } = options;
      if (remotes === undefined) throw new UsageError('say whose releases it signs: --remotes catalog');
      const publicKey = await readFile(file, 'utf8').catch((cause: unknown) => {
        throw new UsageError(`${file} cannot be read`, { cause });
      });
      const { keyId } = await client.addTeamKey({
        publicKey,
        remotes: remotes.split('+'),
        reason: requiredReason(options),
      });
      return { lines: [`${keyId} signs releases of ${remotes.replaceAll('+', ', ')}`], json: { keyId } };
    },
  },
  {
    name: 'team-keys revoke',
    summary: 'what a key signed is not put live any more; what is live stays',
    args: ['<key>'],
    options: [WHY],
    examples: ['team-keys revoke 4f1c… --reason "the laptop is lost"'],
    async run([keyId = ''], options, { client }) {
      await client.revokeTeamKey(keyId, requiredReason(options));
      return { lines: [`${keyId} signs nothing any more`], json: { keyId } };
    },
  },
];
