import { wholeNumber, type Command, type Options, type Printed } from './command.ts';
import type { Session } from './session.ts';
import { moment, table } from './table.ts';

export const audit: Command = {
  name: 'audit',
  summary: 'who did what, when and why',
  options: [
    ['--verify', 'check the whole chain and each signature'],
    ['--remote <name>', 'what was done with this remote'],
    ['--actor <name>', 'what this person or program did'],
    ['--action <what>', 'swap, kill, publish …'],
    ['--before <row>', 'rows older than this one'],
    ['--limit <number>', 'how many of the newest rows: 20'],
  ],
  examples: ['audit', 'audit --verify --limit 100', 'audit --remote catalog --actor asha'],
  run: readAudit,
};

async function readAudit(
  _args: readonly string[],
  { limit = '20', verify = false, remote, actor, action, before }: Options,
  { client }: Session,
): Promise<Printed> {
  const { rows, more, verification } = await client.audit({
    limit: wholeNumber('--limit', limit, 1, 500),
    verify,
    remote,
    actor,
    action,
    before: before === undefined ? undefined : wholeNumber('--before', before, 1, 1e14),
  });
  const last = rows.at(-1);
  if (verification && !verification.ok)
    throw new Error(`the audit log was tampered with: ${verification.why ?? 'it does not verify'}`);
  const lines = [
    ...table(
      ['ROW', 'WHEN (UTC)', 'WHO', 'WHAT', 'REVISION', 'WHY'],
      rows.map(({ seq, at, actor, action, subject, remote, version, revision, reason }) => [
        String(seq),
        moment(at),
        actor,
        [action, subject, remote, version].filter(Boolean).join(' '),
        revision === null ? '' : String(revision),
        reason ?? '',
      ]),
    ),
    ...(more && last ? ['', `Older ones: --before ${last.seq}`] : []),
    ...(verification ? ['', `The chain of ${verification.rows} rows is whole, and each is signed.`] : []),
    ...(verification?.setBackBefore ?? []).map(
      (seq) => `Before row ${seq} the log was set back: rows that had been signed are missing.`,
    ),
  ];
  return { lines, json: { rows, more, ...(verification && { verification }) } };
}
