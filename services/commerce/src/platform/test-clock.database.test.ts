import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../read-config.ts';
import { startService, type Service } from '../../test-support/service.fixtures.ts';
import { createTestClock } from './test-clock.ts';

const clock = createTestClock();
let service: Service;
let plain: Service;
beforeAll(async () => {
  service = await startService('test_clock', {}, { testClock: clock });
  plain = await startService('test_clock_none');
});
afterAll(() => Promise.all([service.stop(), plain.stop()]));

describe('the clock that journeys turn', () => {
  it('is not there in production, nor anywhere but on a developer’s own machine', () => {
    const env = { DATABASE_URL: 'postgresql:///x', TEST_CLOCK: 'on' };
    expect(readConfig({ ...env, STORE_STAGE: 'local' })).toMatchObject({ testClock: true });
    for (const more of [
      {},
      { STORE_STAGE: 'production' },
      { STORE_STAGE: 'staging' },
      { STORE_STAGE: 'local', NODE_ENV: 'production' },
    ])
      expect(() => readConfig({ ...env, ...more })).toThrow('TEST_CLOCK');
  });

  it('turns the time of the service and runs jobs by it', async () => {
    const now = '2027-04-24T06:30:00.000Z';
    const { status, body } = await service.post('/test/clock/', { now, run: ['golden-bounty.steps'] });
    expect(status).toBe(200);
    expect((body.data as { now: string; ran: string[] }).ran).toEqual(['golden-bounty.steps']);
    expect(clock.now().toISOString().slice(0, 16)).toBe(now.slice(0, 16));
    expect((await service.post('/test/clock/', { run: ['no.such.job'] })).status).toBe(400);
  });

  it('has no call where it was not asked for', async () => {
    expect((await plain.post('/test/clock/', {})).status).toBe(404);
  });
});
