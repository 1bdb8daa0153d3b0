import { positionals, UsageError, type Command } from './command.ts';
import { moment, table } from './table.ts';

export const audit: Command = async (args, { client }) => {
  positionals(args);
  const limit = Number(args.limit ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 999)
    throw new UsageError('--limit is a number from 1 to 999');
  const { rows, verification } = await client.audit({ limit, verify: args.verify });
  if (verification && !verification.ok)
    throw new Error(`the audit log was tampered with: ${verification.why ?? 'it does not verify'}`);
  return [
    ...table(
      ['ROW', 'WHEN (UTC)', 'WHO', 'WHAT', 'REVISION', 'WHY'],
      rows.map(({ seq, at, actor, action, remote, version, revision, reason }) => [
        String(seq),
        moment(at),
        actor,
        [action, remote, version].filter(Boolean).join(' '),
        revision === null ? '' : String(revision),
        reason ?? '',
      ]),
    ),
    ...(verification ? ['', `The chain of ${verification.rows} rows is whole, and each is signed.`] : []),
    ...(verification?.setBackBefore ?? []).map(
      (seq) => `Before row ${seq} the log was set back: rows that had been signed are missing.`,
    ),
  ];
};
