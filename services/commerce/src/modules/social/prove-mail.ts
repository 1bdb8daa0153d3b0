import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Database } from '../../platform/database/database.ts';
import { issueCode, later, requireSent, type Sending } from '../identity/index.ts';
import { FLOW_MS } from './flow.ts';
import { lockFlow, moveFlow, type Flow, type FlowOwner } from './flow.store.ts';
import type { Identity } from './provider/provider.ts';

/**
 * Sends a code to the address that a provider named, and keeps whom it named until the code comes.
 *
 * @throws Refusal when no code may be sent now
 */
export function askForProof(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  { id, identity, subject }: { readonly id: string; readonly identity: Identity; readonly subject: string },
  sender: Pick<Sending, 'address' | 'locale' | 'own'>,
  at: Date,
): Promise<{ readonly resend_after: number; readonly expires_in: number }> {
  return db.transaction().execute(async (tx) => {
    await moveFlow(tx, id, {
      step: 'proving',
      provider_subject: identity.subject,
      email: identity.email,
      first_name: identity.firstName,
      last_name: identity.lastName,
      expires_at: later(at, FLOW_MS),
    });
    return requireSent(
      await issueCode(tx, config.codes, {
        ...sender,
        purpose: 'social',
        target: identity.email,
        subject,
        at,
      }),
    );
  });
}

/** Whom the provider named, once, after the code was right. @throws Refusal when another tab was first */
export async function takeProof(
  db: Database,
  owner: FlowOwner,
  at: Date,
): Promise<Pick<Flow, 'provider' | 'locale'> & { readonly identity: Identity }> {
  const flow = await db.transaction().execute(async (tx) => {
    const found = await lockFlow(tx, owner, at);
    if (found?.step !== 'proving') return undefined;
    await moveFlow(tx, owner.id, { step: 'done', provider_subject: null, email: null });
    return found;
  });
  if (flow?.provider_subject == null || flow.email === null) throw new Refusal('SOCIAL.STALE');
  return {
    provider: flow.provider,
    locale: flow.locale,
    identity: {
      subject: flow.provider_subject,
      email: flow.email,
      mail: 'proven',
      firstName: flow.first_name,
      lastName: flow.last_name,
    },
  };
}
