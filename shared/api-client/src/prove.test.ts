import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEventBus } from '@suvarna/event-bus';
import { createSafeStorage, createSession, type Session } from '@suvarna/session';
import { createApiClient, type StoreClient } from './client.ts';
import { createErrorAlerts } from './error-alerts.ts';
import type { TransportAnswer, TransportRequest } from './transport.ts';

const ADD = 'customer/customer_address/add/';
const answerOf = (status: number, code: string, data: unknown = null): TransportAnswer => ({
  status,
  header: () => null,
  body: { status_code: status, error: status !== 200, code, msg: code, message: code, data },
});

let proven: boolean;
let requests: TransportRequest[];
let session: Session;
let client: StoreClient;

beforeEach(() => {
  proven = false;
  requests = [];
  let ids = 0;
  session = createSession({
    local: createSafeStorage(() => undefined),
    tab: createSafeStorage(() => undefined),
    tabs: undefined,
    readCookies: () => '',
    writeCookie: () => undefined,
    randomId: () => 'guest-uuid-1',
  });
  session.saveGuestToken('a-token');
  client = createApiClient({
    transport: (request) => {
      requests.push(request);
      return Promise.resolve(
        proven ? answerOf(200, '', { address_id: 'a' }) : answerOf(409, 'SESSION.PROOF_REQUIRED'),
      );
    },
    session,
    bus: createEventBus({ badPayload: 'throw', report: () => undefined }),
    cookies: () => '',
    address: () => '/',
    language: () => 'en',
    randomId: () => `id-${(ids += 1)}`,
    wait: () => Promise.resolve(),
    exclusively: (work) => work(),
    alerts: createErrorAlerts({ send: () => undefined, whenToSend: () => undefined }),
  });
});

const add = (): Promise<unknown> => client.post(ADD, { street: 'Residency Road' });
const prove = (outcome: boolean) =>
  jest.fn(() => {
    proven = outcome;
    return Promise.resolve(outcome);
  });

describe('a call that wants a proof', () => {
  it('is made once more after it, the same with the same key', async () => {
    const ask = prove(true);
    client.proveWith(ask);
    await expect(add()).resolves.toMatchObject({ data: { address_id: 'a' } });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(requests.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['id-1', 'id-1']);
    expect(requests[1]).toMatchObject({ url: ADD, body: { street: 'Residency Road' } });
  });

  it('is refused for who says no, and asked again the next time', async () => {
    const ask = prove(false);
    client.proveWith(ask);
    for (const time of [1, 2]) {
      await expect(add()).rejects.toMatchObject({ code: 'SESSION.PROOF_REQUIRED' });
      expect(ask).toHaveBeenCalledTimes(time);
    }
    expect(requests).toHaveLength(2);
  });

  it('is asked about once, however many wait', async () => {
    const ask = prove(true);
    client.proveWith(ask);
    await Promise.all([add(), add(), add()]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(6);
  });

  it('is refused where no page asks, where the question cannot be had, and for another shopper', async () => {
    await expect(add()).rejects.toMatchObject({ code: 'SESSION.PROOF_REQUIRED' });
    client.proveWith(() => Promise.reject(new Error('no chunk')));
    await expect(add()).rejects.toMatchObject({ code: 'SESSION.PROOF_REQUIRED' });
    client.proveWith(() => {
      proven = true;
      jest.spyOn(session, 'person').mockReturnValue('somebody else');
      return Promise.resolve(true);
    });
    await expect(add()).rejects.toMatchObject({ code: 'SESSION.PROOF_REQUIRED' });
    expect(requests).toHaveLength(3);
  });
});
