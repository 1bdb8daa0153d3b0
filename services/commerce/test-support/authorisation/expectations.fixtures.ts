import type { Access } from '@suvarna/contracts/endpoint';
import type { PrincipalName } from './principals.fixtures.ts';

/**
 * What a principal meets. Every probe carries a field that no route knows, so a caller who is let in is
 * told exactly that, and no probe has an effect.
 */
export const MEETS = {
  /** Past the access rule, to the schema. */
  in: '400 REQUEST.INVALID',
  /** No session, or only a guest's where an account is needed: sign in. */
  missing: '401 SESSION.TOKEN_MISSING',
  /** A token that is no living session's. */
  dead: '401 SESSION.TOKEN_INVALID',
  /** The route is not there. */
  absent: '404 REQUEST.NOT_FOUND',
  /** Not signed by the provider. */
  unsigned: '400 PAYMENT.SIGNATURE_INVALID',
  /** Names no profile of a platform. */
  nameless: '400 invalid_profile_url',
} as const;
export type Meets = keyof typeof MEETS;

const same = (meets: Meets): Readonly<Record<PrincipalName, Meets>> => ({
  nobody: meets,
  'guest A': meets,
  'guest B': meets,
  'customer A': meets,
  'customer B': meets,
  'staff-view': meets,
  'staff-admin': meets,
});

/** The rule of every kind of access for each of the seven. A token of staff is no shopper's session. */
export const EXPECTED: Readonly<Record<Access, Readonly<Record<PrincipalName, Meets>>>> = {
  public: same('in'),
  shopper: { ...same('in'), nobody: 'missing', 'staff-view': 'dead', 'staff-admin': 'dead' },
  customer: {
    ...same('in'),
    nobody: 'missing',
    'guest A': 'missing',
    'guest B': 'missing',
    'staff-view': 'dead',
    'staff-admin': 'dead',
  },
  provider: same('unsigned'),
  agent: same('nameless'),
  'staff-view': { ...same('absent'), 'staff-view': 'in', 'staff-admin': 'in' },
  'staff-admin': { ...same('absent'), 'staff-admin': 'in' },
  operations: same('in'),
};
