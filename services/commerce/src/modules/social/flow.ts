import { randomUUID } from 'node:crypto';
import type { SocialReturnQuery, SocialStartBody } from '@suvarna/contracts/social';
import { Refusal } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/crypto/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { later } from '../identity/index.ts';
import {
  addFlow,
  findFlowByState,
  lockFlow,
  moveFlow,
  saveReturn,
  type Flow,
  type FlowOwner,
} from './flow.store.ts';
import { secretsOf } from './flow-secrets.ts';
import { plainName } from './provider/identity-claims.ts';
import type { FlowSecrets, Provider } from './provider/provider.ts';

/** How long a person may take at the provider, and then for a code. */
export const FLOW_MS = 15 * 60_000;

/** Begins a sign-in, or a link. @returns where the person is asked. @throws ProviderAway before anything is kept */
export async function beginFlow(
  db: Database,
  provider: Provider,
  { locale, next = '' }: Pick<SocialStartBody, 'locale' | 'next'>,
  {
    browser,
    subject,
    purpose,
  }: { readonly browser: string; readonly subject: string; readonly purpose: Flow['purpose'] },
  at: Date,
): Promise<string> {
  const id = randomUUID();
  const secrets = secretsOf(browser, id);
  const url = await provider.authorizeUrl(secrets, locale);
  await addFlow(db, {
    id,
    provider: provider.name,
    purpose,
    state_hash: hashToken(secrets.state),
    browser_hash: hashToken(browser),
    subject,
    locale,
    next_path: next,
    expires_at: later(at, FLOW_MS),
  });
  return url;
}

/** What Apple says of a person, once, beside the token: unsigned, so a name and nothing else. */
function nameIn(user: string | undefined): Pick<Flow, 'first_name' | 'last_name'> {
  const part = (value: unknown): string => (typeof value === 'string' ? plainName(value) : '');
  try {
    const said = JSON.parse(user ?? '{}') as {
      readonly name?: Readonly<Record<string, unknown>> | null;
    } | null;
    const name = said?.name;
    return { first_name: part(name?.['firstName']), last_name: part(name?.['lastName']) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { first_name: '', last_name: '' };
  }
}

/**
 * Puts down what a provider's return brought, for the browser that began the flow to come and fetch.
 * It may come from another site's form, without a cookie, so it does nothing else.
 *
 * @returns the flow, if there is one
 */
export async function noteReturn(
  db: Database,
  provider: Flow['provider'],
  { state, code, error, iss, user }: SocialReturnQuery,
  at: Date,
): Promise<Flow | undefined> {
  const flow = await findFlowByState(db, provider, hashToken(state), at);
  if (flow === undefined) return undefined;
  await saveReturn(
    db,
    flow,
    code === undefined || error !== undefined
      ? { step: 'refused', error: error ?? 'nothing' }
      : { step: 'returned', code, issuer: iss ?? null, ...nameIn(user) },
  );
  return flow;
}

/** What providers call it when a person changes their mind. */
const CANCELLED = ['access_denied', 'user_cancelled_authorize'];

export interface Taken {
  readonly flow: Flow;
  readonly code: string;
  readonly secrets: FlowSecrets;
}

/** Uses up what a return brought: once, in the browser and the session that began it. @throws Refusal */
export async function takeReturn(
  db: Database,
  owner: Omit<FlowOwner, 'browserHash'> & { readonly browser: string },
  provider: Flow['provider'],
  at: Date,
): Promise<Taken> {
  const { browser, id, subject } = owner;
  const taken = await db.transaction().execute(async (tx) => {
    const flow = await lockFlow(tx, { id, subject, browserHash: hashToken(browser) }, at);
    if (flow === undefined || flow.provider !== provider) return undefined;
    if (flow.step !== 'returned' && flow.step !== 'refused') return undefined;
    await moveFlow(tx, id, { step: 'done', code: null, error: null });
    return flow;
  });
  if (taken === undefined) throw new Refusal('SOCIAL.STALE');
  if (taken.code === null)
    throw new Refusal(CANCELLED.includes(taken.error ?? '') ? 'SOCIAL.CANCELLED' : 'SOCIAL.REFUSED');
  return { flow: taken, code: taken.code, secrets: secretsOf(browser, id) };
}
