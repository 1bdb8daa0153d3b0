import { expect, it } from '@jest/globals';
import { untilFinished } from './until-finished.ts';

const answering = (...kinds: string[]) => {
  const asked: RequestInit[] = [];
  const ask = (async (_address: unknown, init: RequestInit) => {
    asked.push(init);
    return new Response(null, { headers: { 'x-picture': kinds[asked.length - 1] ?? 'final' } });
  }) as typeof fetch;
  return { ask, asked };
};

it('asks for the head of the picture until it is the real one', async () => {
  const { ask, asked } = answering('placeholder', 'final');
  expect(
    await untilFinished('/media/designs/7/hero-rose-515-0123456789abcd', new AbortController().signal, ask),
  ).toBe('made');
  expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
});

it('stops as soon as nobody wants to know', async () => {
  const leaving = new AbortController();
  const { ask, asked } = answering('placeholder', 'placeholder');
  const waiting = untilFinished(
    '/media/designs/7/hero-rose-515-0123456789abcd',
    leaving.signal,
    async (...call) => {
      leaving.abort();
      return ask(...call);
    },
  );
  expect(await waiting).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('stops as soon as there is nobody who draws', async () => {
  const { ask, asked } = answering('none', 'final');
  expect(
    await untilFinished('/media/designs/7/side-rose-515-0123456789abcd', new AbortController().signal, ask),
  ).toBeUndefined();
  expect(asked).toHaveLength(1);
});
