import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { createServer, type Server } from 'node:http';
import { ProviderRefused } from '../../payments/index.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { razorpayX } from './razorpayx.ts';

const ACCOUNT = { holder: 'Asha Rao', number: '111122223333', ifsc: 'SBIN0000001' };
const FUND = { id: 'fa_1', entity: 'fund_account' };
const created = { id: 'fav_1', status: 'created', fund_account: FUND, results: null };
const completed = (account_status: string | null, registered_name: string | null) => ({
  ...created,
  status: 'completed',
  results: { account_status, registered_name },
});

let server: Server;
let provider: PayoutProvider;
/** What was asked, and what the next look at an account is answered with; none: there is no such look. */
const asked: string[] = [];
let look: object | undefined;
/** With which the account itself is refused. */
let refused: number | undefined;
beforeAll(async () => {
  server = createServer((request, answer) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    request.resume();
    const body =
      url === '/v1/contacts'
        ? { id: 'cont_1' }
        : url === '/v1/fund_accounts'
          ? FUND
          : (look ?? { error: {} });
    const status = (url === '/v1/fund_accounts' ? refused : undefined) ?? (look === undefined ? 400 : 200);
    answer.writeHead(status).end(JSON.stringify(body));
  });
  const url = await listenAt(server);
  const keys = { keyId: 'key', keySecret: 'secret', webhookSecret: 'w' };
  provider = razorpayX({ ...keys, url, account: 'our-account' });
});
afterAll(() => shut(server));
beforeEach(() => {
  asked.splice(0);
  refused = undefined;
});

describe('whose an account is', () => {
  it('is asked once of a bank that takes its time, and asked after until it answers', async () => {
    look = created;
    expect(await provider.checkAccount('PO-1', ACCOUNT, null)).toEqual({ kind: 'pending', checkId: 'fav_1' });
    expect(await provider.checkAccount('PO-1', ACCOUNT, 'fav_1')).toEqual({
      kind: 'pending',
      checkId: 'fav_1',
    });
    look = completed('active', 'ASHA RAO');
    expect(await provider.checkAccount('PO-1', ACCOUNT, 'fav_1')).toEqual({
      kind: 'found',
      fundAccount: 'fa_1',
      registeredName: 'ASHA RAO',
    });
    expect(asked).toEqual([
      'POST /v1/contacts',
      'POST /v1/fund_accounts',
      'POST /v1/fund_accounts/validations',
      'GET /v1/fund_accounts/validations/fav_1',
      'GET /v1/fund_accounts/validations/fav_1',
    ]);
  });

  it('is no customer’s where no bank has its IFSC: its customer gives another, and nothing is tried for ever', async () => {
    look = created;
    refused = 400;
    expect(await provider.checkAccount('PO-1', ACCOUNT, null)).toEqual({ kind: 'invalid' });
    // Of our key, and not of the account.
    refused = 401;
    await expect(provider.checkAccount('PO-1', ACCOUNT, null)).rejects.toThrow(ProviderRefused);
  });

  it.each([
    ['the bank could not be asked', { ...created, status: 'failed' }, { kind: 'pending', checkId: null }],
    ['the bank did not say', completed(null, null), { kind: 'pending', checkId: null }],
    ['there is no such look', undefined, { kind: 'pending', checkId: null }],
    ['there is no such account', completed('invalid', null), { kind: 'invalid' }],
  ])('when %s', async (_case, answer, outcome) => {
    look = answer;
    expect(await provider.checkAccount('PO-1', ACCOUNT, 'fav_1')).toEqual(outcome);
  });
});
