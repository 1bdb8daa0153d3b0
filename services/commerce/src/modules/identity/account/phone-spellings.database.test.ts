import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { accessTokenOf, aMoment, codeSentTo } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { respellPhones } from './phone-spellings.ts';

const STAFF_VIEW_TOKEN = 'view-token-of-the-tests-0123456789';
const moment = aMoment();
const service = ofSuite(() =>
  startService(
    'phone_spellings',
    { LIMIT_CODES_PER_ADDRESS: '10000', STAFF_VIEW_TOKEN },
    { clock: moment.clock },
  ),
);

const ask = async (phone: string) =>
  service.post(
    '/api/customer/customer_otp/',
    { customer_telephone: phone, update_type: 'login' },
    { token: await service.guest() },
  );

/** An account as it was kept before there was one spelling. */
async function kept(code: string, number: string): Promise<string> {
  const id = randomUUID();
  await service.pool.query(
    `insert into customers (id, email, first_name, last_name, phone_code, phone_no, phone_verified_at)
     values ($1, $2, 'Om', 'Rao', $3, $4, now())`,
    [id, `${id}@suvarna.example`, code, number],
  );
  return id;
}
const phoneOf = async (id: string): Promise<string> =>
  (
    await service.column(`select phone_code || '-' || phone_no as phone from customers where id = $1`, [id])
  )[0] ?? '';

describe('a phone in its spellings', () => {
  it.each([
    ['44-7911153060', ['44-07911153060', '44-00447911153060', '44-447911153060']],
    ['971-501234567', ['971-0501234567', '971-00971501234567']],
    ['91-9876501234', ['91-00919876501234', '91-09876501234', '९१-९८७६५०१२३४', '91-９８７６５０１２３４']],
    ['39-0612345678', ['39-00390612345678', '٣٩-٠٦١٢٣٤٥٦٧٨']],
  ])('is one, with one code in its half minute: %s', async (phone, others) => {
    expect((await ask(phone)).status).toBe(200);
    for (const other of others)
      expect([other, (await ask(other)).body.code]).toEqual([other, 'OTP.TOO_SOON']);
  });

  it.each([
    ['+44 7911 153061', ['0044 7911 153061', '+44 (0)7911 153061', '+44-07911-153061', '٠٠٤٤٧٩١١١٥٣٠٦١']],
    ['98765 01235', ['+91 98765 01235', '0091-98765-01235', '098765 01235', '९८७६५०१२३५', '919876501235']],
  ])('is one for who follows an order: %s', async (phone, others) => {
    const follow = async (contact: string) =>
      service.post('/api/order/order/track/', { order_no: 'SV-NOTHERE1', contact });
    expect((await follow(phone)).status).toBe(200);
    for (const other of others)
      expect([other, (await follow(other)).body.code]).toEqual([other, 'OTP.TOO_SOON']);
  });

  it('of before is given its one spelling, and opens its account', async () => {
    const id = await kept('44', '07911153070');
    expect(await respellPhones(service.db)).toBe(1);
    expect(await phoneOf(id)).toBe('44-7911153070');
    const phone = '44-7911153070';
    const token = await service.guest();
    const body = { customer_telephone: phone, update_type: 'login' };
    expect((await service.post('/api/customer/customer_otp/', body, { token })).status).toBe(200);
    const otp = await codeSentTo(service, phone);
    const signedIn = accessTokenOf(
      await service.post('/api/customer/customer_verify_otp/', { ...body, otp }, { token }),
    );
    const details = await service.get('/api/customer/customer_account/details/?pincode=true', {
      token: signedIn,
    });
    expect(details.body.data).toMatchObject({ email: `${id}@suvarna.example` });
    expect(await respellPhones(service.db)).toBe(0);
  });

  it('that two accounts have is listed, and neither account is changed', async () => {
    const ids = [await kept('44', '7911153080'), await kept('44', '07911153080')];
    expect(await respellPhones(service.db)).toBe(0);
    expect(await Promise.all(ids.map(phoneOf))).toEqual(['44-7911153080', '44-07911153080']);
    const listed = await service.get('/staff/customers/phone-doubles/', { token: STAFF_VIEW_TOKEN });
    expect(listed.body.data).toEqual({
      count: 1,
      results: [
        {
          phone: '44-7911153080',
          accounts: expect.arrayContaining([
            { customer_id: ids[0], kept: '44-7911153080' },
            { customer_id: ids[1], kept: '44-07911153080' },
          ]) as unknown,
        },
      ],
    });
  });
});
