/** The registry's API of people and the tokens of programs. */
import type { Scope } from '../domain/people/ports.ts';

export interface PersonRow extends Scope {
  readonly name: string;
  readonly displayName: string;
  readonly state: 'invited' | 'active' | 'disabled';
  readonly passkeys: number;
  readonly totp: boolean;
  readonly seenAt: string | null;
}

export interface TokenRow extends Scope {
  readonly name: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
}

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;
type Named = Scope & { readonly name: string; readonly reason: string };

export const peopleClient = (call: Call) => ({
  people: async () => (await call<{ people: readonly PersonRow[] }>('GET', '/v1/people')).people,
  invite: (who: Named & { readonly displayName: string }) =>
    call<{ readonly link: string; readonly expires: string }>('POST', '/v1/people/invite', who),
  changeRole: (who: Named) => call<object>('POST', '/v1/people/change', who),
  disablePerson: (name: string, reason: string) =>
    call<object>('POST', '/v1/people/disable', { name, reason }),
  tokens: async () => (await call<{ tokens: readonly TokenRow[] }>('GET', '/v1/tokens')).tokens,
  createToken: (token: Named & { readonly days: number }) =>
    call<{ readonly token: string; readonly expires: string }>('POST', '/v1/tokens', token),
  revokeToken: (name: string, reason: string) => call<object>('POST', '/v1/tokens/revoke', { name, reason }),
});
