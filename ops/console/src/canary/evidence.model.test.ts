import { expect, test } from '@jest/globals';
import { isHarm, readDecision, readSteps, wayToHarm } from './evidence.model.ts';

const look = (log: number, bound = 4) => ({ measure: 'faulty', log, bound, canary: 1, control: 9 });

test.each([
  [-2, 0],
  [1, 0.25],
  [4, 1],
  [9, 1],
])('evidence of %s is %s of the way to harm', (log, way) => {
  expect(wayToHarm(look(log))).toBe(way);
  expect(isHarm(look(log))).toBe(way === 1);
});

test.each([
  ['1, 5, 25', [1, 5, 25]],
  ['100', [100]],
  ['5, 5', null],
  ['5, 101', null],
  ['a', null],
  ['', null],
])('the steps "%s" are %j', (text, steps) => {
  expect(readSteps(text)).toEqual(steps);
});

test('a decision is read from the bytes that were signed, in any letters', () => {
  const said = { action: 'canary-abort', by: 'policy', reason: 'नुक़सान <b>मिला</b>' };
  const payload = Buffer.from(JSON.stringify(said)).toString('base64');
  expect(readDecision({ keyId: 'k', payload, signature: 's' })).toEqual(said);
});
