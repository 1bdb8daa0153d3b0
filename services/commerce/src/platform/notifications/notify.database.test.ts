import { describe, expect, it } from '@jest/globals';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { emit } from '../outbox/emit.ts';
import { notify } from './notify.ts';

const service = ofSuite(() => startService('notify'));

const rows = () =>
  service.db.selectFrom('outbox').select(['channel', 'type', 'key', 'payload']).orderBy('type').execute();

describe('what leaves the service', () => {
  it('is written with the change it tells of, and once for its key', async () => {
    const failed = service.db.transaction().execute(async (tx) => {
      await emit(tx, { type: 'order.placed', key: 'SUV-0', payload: { order_no: 'SUV-0' } });
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect(await rows()).toEqual([]);

    const say = () =>
      service.db.transaction().execute(async (tx) => [
        await emit(tx, { type: 'order.placed', key: 'SUV-1', payload: { order_no: 'SUV-1' } }),
        await notify(tx, {
          channel: 'sms',
          to: '91-9876543210',
          template: 'one-time-code',
          locale: 'en',
          values: { code: '123456', minutes: 5 },
          key: 'code:1',
        }),
      ]);
    expect([await say(), await say()]).toEqual([
      ['emitted', 'noted'],
      ['repeated', 'repeated'],
    ]);
    expect(await rows()).toEqual([
      {
        channel: 'sms',
        type: 'message.sms',
        key: 'code:1',
        payload: {
          to: '91-9876543210',
          template: 'one-time-code',
          locale: 'en',
          values: { code: '123456', minutes: 5 },
        },
      },
      { channel: 'events', type: 'order.placed', key: 'SUV-1', payload: { order_no: 'SUV-1' } },
    ]);
  });
});
