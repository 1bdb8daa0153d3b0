import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { cookiesOf } from '../cookie-jar.fixtures.ts';
import { type Service } from '../service.fixtures.ts';
import { addAccount } from '../identity.fixtures.ts';

/** Everybody who may stand before a route. */
export const PRINCIPALS = [
  'nobody',
  'guest A',
  'guest B',
  'customer A',
  'customer B',
  'staff-view',
  'staff-admin',
] as const;
export type PrincipalName = (typeof PRINCIPALS)[number];

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  /** `''` for an answer that is not a refusal of ours. */
  readonly code: string;
  readonly text: string;
  readonly body: { readonly data?: unknown; readonly fields?: Readonly<Record<string, string>> } | undefined;
}

export interface Principal {
  readonly name: PrincipalName | 'signed out';
  readonly kind: 'nobody' | 'guest' | 'customer' | 'staff';
  ask(call: Call): Promise<Reply>;
}

export const STAFF_ENV = {
  STAFF_VIEW_TOKEN: 'view-token-of-the-stores-people-0001',
  STAFF_ADMIN_TOKEN: 'admin-token-of-the-stores-people-002',
};

function replyOf(response: LightMyRequestResponse): Reply {
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
  const body =
    isJson && response.body !== '' ? response.json<Reply['body'] & { code?: string }>() : undefined;
  return { status: response.statusCode, code: body?.code ?? '', text: response.body, body };
}

/** A caller with this token and these cookies. */
export function principalWith(
  { app }: Service,
  name: Principal['name'],
  kind: Principal['kind'],
  token?: string,
  cookie?: string,
): Principal {
  return {
    name,
    kind,
    ask: async ({ method, path, body }) =>
      replyOf(
        await app.http.inject({
          method: method as 'GET',
          url: path,
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(cookie === undefined ? {} : { cookie }),
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
          },
          ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        }),
      ),
  };
}

async function aCustomer(service: Service, name: PrincipalName): Promise<Principal> {
  const letter = name.slice(-1).toLowerCase();
  const email = `customer-${letter}@matrix.example`;
  const password = 'Matrix#2026-pass';
  await addAccount(service.db, {
    email,
    password,
    first_name: `Markcustomer${letter}`,
    phone_no: `99000000${String(letter.charCodeAt(0)).padStart(2, '0').slice(-2)}`,
    phone_verified_at: new Date(),
    email_verified_at: new Date(),
  });
  const response = await service.app.http.inject({
    method: 'POST',
    url: '/api/customer_account/login',
    payload: { email, password },
  });
  const { access_token: token } = response.json<{ data: { access_token: string } }>().data;
  return principalWith(service, name, 'customer', token, cookiesOf(response.headers).join('; '));
}

/** The seven, each with a living session where there is one to have. */
export async function sevenPrincipals(service: Service): Promise<Readonly<Record<PrincipalName, Principal>>> {
  const guest = async (name: PrincipalName): Promise<Principal> =>
    principalWith(service, name, 'guest', await service.guest());
  return {
    nobody: principalWith(service, 'nobody', 'nobody'),
    'guest A': await guest('guest A'),
    'guest B': await guest('guest B'),
    'customer A': await aCustomer(service, 'customer A'),
    'customer B': await aCustomer(service, 'customer B'),
    'staff-view': principalWith(service, 'staff-view', 'staff', STAFF_ENV.STAFF_VIEW_TOKEN),
    'staff-admin': principalWith(service, 'staff-admin', 'staff', STAFF_ENV.STAFF_ADMIN_TOKEN),
  };
}
