import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Tx } from '../../../platform/database/database.ts';
import {
  ask,
  createRequestKinds,
  customerRequests,
  type RequestKind,
  type RequestMachine,
  type RequestRow,
} from '../../requests/index.ts';
import type { Referral } from '../referral.store.ts';

export const DOUBT = 'referral-doubt';

const DoubtEvidence = Type.Object({
  referral_id: Type.String(),
  inviter_id: Type.String(),
  doubts: Type.Array(Type.String(), { minItems: 1 }),
});
const evidence = Compile(DoubtEvidence);

export const evidenceOf = (request: Pick<RequestRow, 'evidence'>): Static<typeof DoubtEvidence> =>
  evidence.Parse(request.evidence);

export const MACHINE = {
  first: 'doubted',
  states: {
    doubted: { open: true, dueInHours: 48 },
    allowed: { open: false },
    refused: { open: false },
  },
  arrows: [
    { from: 'doubted', to: 'allowed', by: 'staff' },
    { from: 'doubted', to: 'refused', by: 'staff' },
  ],
} as const satisfies RequestMachine;

/**
 * A referral that looks like one person with two accounts, for the store's people to look at. Its customer
 * hears nothing of it: a person who tries to cheat is not told what gave them away.
 */
export const doubtKind: RequestKind = {
  keeper: customerRequests,
  kind: DOUBT,
  machine: MACHINE,
  evidence: DoubtEvidence,
  summary: (queued) => `Referral in doubt: ${evidenceOf(queued).doubts.join(', ')}`,
  decide: (_tx, _request, { terms }) => Promise.resolve(Object.keys(terms).length === 0 ? null : undefined),
  news: () => undefined,
};

const KINDS = createRequestKinds([doubtKind]);

/** Puts a referral that is doubted from now on into the queue. */
export async function askAboutDoubt(
  tx: Tx,
  { id, invited_id: customerId, inviter_id: inviterId }: Referral,
  doubts: readonly string[],
  at: Date,
): Promise<void> {
  await ask(tx, KINDS, {
    kind: DOUBT,
    customerId,
    subject: id,
    evidence: { referral_id: id, inviter_id: inviterId, doubts: [...doubts] },
    actor: 'clock',
    // Only the store's people read it.
    locale: 'en',
    at,
  });
}
