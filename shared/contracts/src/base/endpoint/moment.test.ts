import { expect, it } from '@jest/globals';
import { Compile } from 'typebox/compile';
import { Moment } from './moment.ts';
import { ExchangePublishBody, GoldPublishBody } from '../../operations/schemas.ts';
import { PublishBody } from '../../content/staff-schemas.ts';
import { AppointmentBody, AppointmentMoveBody } from '../../stores/schemas.ts';

const isMoment = Compile(Moment);

it.each(['2026-12-31T23:59:59Z', '2026-12-01T10:00:00.123+05:30', '2026-12-01t10:30:05z'])(
  '%s is a moment, and a Date',
  (text) => {
    expect([isMoment.Check(text), Number.isNaN(Date.parse(text))]).toEqual([true, false]);
  },
);

it.each([
  '2026-12-31T23:59:60Z',
  '2027-01-01T05:29:60+05:30',
  '2026-02-31T00:00:00Z',
  '2026-12-01',
  '2026-12-01T10:00:00',
])('%s is none', (text) => {
  expect(isMoment.Check(text)).toBe(false);
});

it('is what every body with a moment takes', () => {
  expect([
    AppointmentBody.properties.starts_at,
    AppointmentMoveBody.properties.starts_at,
    PublishBody.properties.at,
    ExchangePublishBody.properties.effective_from,
    GoldPublishBody.properties.effective_from,
  ]).toEqual(Array.from({ length: 5 }, () => expect.objectContaining({ ...Moment })));
});
