import { randomBytes } from 'node:crypto';
import { openText, sealText } from '../../../platform/crypto/sealing.ts';
import { hashToken } from '../../../platform/crypto/token.ts';
import type { Needs } from '../needs.ts';
import type { SessionRow } from '../sessions/session.store.ts';

/** Where a person takes over what an agent chose; the token follows. */
const HANDOVER_PATH = '/checkout/from-agent/';
/** 128 bits: nobody finds one by trying. */
const TOKEN_BYTES = 16;

export const looksLikeLink = (token: string): boolean => /^[\w-]{22}$/.test(token);

export const linkHashOf = hashToken;

const sealOf = ({ config }: Needs, id: string) => ({
  secret: config.sessionSecret,
  purpose: 'agent-links',
  of: id,
});

/** A new link of a session: found by its hash, and read again for the answers to its agent alone. */
export function newLink(deps: Needs, id: string): Pick<SessionRow, 'link_hash' | 'link_sealed'> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { link_hash: linkHashOf(token), link_sealed: sealText(sealOf(deps, id), token) };
}

/** Absolute, in the language of the session (rules 38 and 39). */
export function linkOf(
  deps: Needs,
  { id, locale, link_sealed }: Pick<SessionRow, 'id' | 'locale' | 'link_sealed'>,
): string {
  const token = openText(sealOf(deps, id), link_sealed);
  return `${deps.config.shopOrigin}${locale === 'hi' ? '/hi' : ''}${HANDOVER_PATH}${token}/`;
}
