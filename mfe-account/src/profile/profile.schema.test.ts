import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { profileSchema } from './profile.schema.ts';

const asha = {
  title: 'Ms',
  first_name: 'Asha',
  last_name: 'Mehta',
  date_of_birth: '1990-05-17',
  anniversary: '',
  spouse_birthday: '',
  country: 'IN',
  language: 'en',
};

describe('a day of the profile', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('may be the one that it is in India already, and none after it', () => {
    expect(profileSchema.isValidSync({ ...asha, anniversary: '2026-11-21' })).toBe(true);
    expect(profileSchema.isValidSync({ ...asha, anniversary: '2026-11-22' })).toBe(false);
  });
});
