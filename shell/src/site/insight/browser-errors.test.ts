import { expect, it, jest } from '@jest/globals';
import { BrowserError } from '@suvarna/contracts/events';
import { Value } from 'typebox/value';
import { createErrorTeller } from './browser-errors.ts';
import { createSources } from './source.ts';

const sources = createSources(() => ({ revision: 1, cohort: 'production', remotes: [] }), '1.0.0');
const thrown = (message: string, line = 3): Error =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n at f (https://shop.example/remotes/catalog/1.4.0/page.ab12.js:${line}:44)`,
  });
const teller = () => {
  const add = jest.fn<(error: BrowserError) => void>();
  return { add, tell: createErrorTeller(sources, add) };
};

it('an error is told once, with its release and the place in our own code, and without its words', () => {
  const { add, tell } = teller();
  tell({ error: thrown('asha.rao@mail.example, 12 MG Road is no address'), part: 'shell' });
  tell({ error: thrown('asha.rao@mail.example, 12 MG Road is no address'), part: 'shell' });
  expect(add.mock.calls.map(([said]) => said)).toEqual([
    {
      remote: 'catalog',
      version: '1.4.0',
      kind: 'TypeError',
      place: '/remotes/catalog/1.4.0/page.ab12.js:3:44',
    },
  ]);
});

it.each([
  'a text',
  undefined,
  { code: 7 },
  Object.assign(new Error('x'), {
    name: 'asha.rao@mail.example',
    stack: 'at https://elsewhere.example/x.js:1:1',
  }),
])('whatever is thrown, what is told fits the contract', (error) => {
  const { add, tell } = teller();
  tell({ error, part: 'nobody' });
  expect(add).toHaveBeenCalledTimes(1);
  expect(add.mock.calls[0]?.[0]).toMatchObject({ remote: 'shell', kind: 'Error', place: '' });
  expect(Value.Check(BrowserError, add.mock.calls[0]?.[0])).toBe(true);
});

it('a page that breaks all the time is not heard for ever', () => {
  const { add, tell } = teller();
  for (let turn = 1; turn <= 50; turn += 1) tell({ error: thrown('x', turn), part: 'shell' });
  expect(add).toHaveBeenCalledTimes(10);
});
