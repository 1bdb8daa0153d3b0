/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { PublicComposition } from '@suvarna/contracts/public-composition';
import { createLiveComposition } from './live-composition.ts';

const composition = (revision: number): PublicComposition => ({
  revision,
  cohort: 'production',
  remotes: [],
});

const answerWith = (answer: () => Promise<Response>): jest.Mock => {
  const fetchMock = jest.fn(answer);
  globalThis.fetch = fetchMock;
  return fetchMock;
};
const json = (body: unknown, status = 200): Response =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response;

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the composition an open page knows', () => {
  it('is read again when a newer revision is noticed, once', async () => {
    const fetchMock = answerWith(() => Promise.resolve(json(composition(3))));
    const live = createLiveComposition(composition(2), () => undefined);
    const seen: number[] = [];
    live.subscribe(({ revision }) => seen.push(revision));

    live.notice(3);
    live.notice(3);
    await live.settled();

    expect(live.get().revision).toBe(3);
    expect(seen).toEqual([3]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is read with the next visit when what was noticed could not be read at once: a kill is not missed', async () => {
    answerWith(() => Promise.resolve(json({}, 503)));
    const live = createLiveComposition(composition(2), () => undefined);
    live.notice(3);
    await live.settled();
    expect(live.get().revision).toBe(2);

    const fetchMock = answerWith(() => Promise.resolve(json(composition(3))));
    await live.settled();
    await live.settled();
    expect(live.get().revision).toBe(3);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is not asked for when an old revision passes by', () => {
    const fetchMock = answerWith(() => Promise.resolve(json(composition(1))));
    createLiveComposition(composition(2), () => undefined).notice(1);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('network'))],
    ['the composer answers 500', () => Promise.resolve(json({}, 500))],
  ])('stays as it was when %s', async (_case, answer) => {
    answerWith(answer);
    const failures: unknown[] = [];
    const live = createLiveComposition(composition(2), (error) => failures.push(error));
    await live.refresh();
    expect(live.get().revision).toBe(2);
    expect(failures).toHaveLength(1);
  });

  describe('begins with what the document says, which is the route of its own page alone', () => {
    const routes = [{ id: 'home', path: '/', session: 'any', scripts: [], styles: [] }] as const;
    const whole: PublicComposition = {
      ...composition(2),
      remotes: [{ name: 'catalog', routes } as unknown as PublicComposition['remotes'][number]],
    };
    const partial: PublicComposition = { ...composition(2), partial: true };

    it('and reads the others once, however many wait for them; no listener is told of a change', async () => {
      const fetchMock = answerWith(() => Promise.resolve(json(whole)));
      const live = createLiveComposition(partial, () => undefined);
      const told = jest.fn();
      live.subscribe(told);

      await Promise.all([live.whole(), live.settled()]);
      await live.whole();

      expect(live.get().partial).toBeUndefined();
      expect(live.remote('catalog')?.routes).toEqual(routes);
      expect(live.match('/')).toMatchObject({ remote: { name: 'catalog' }, route: { id: 'home' } });
      expect(fetchMock).toHaveBeenCalledTimes(1);
      expect(told).not.toHaveBeenCalled();
    });

    it('and tells of a revision that is newer than the document', async () => {
      answerWith(() => Promise.resolve(json({ ...whole, revision: 3 })));
      const live = createLiveComposition(partial, () => undefined);
      const seen: number[] = [];
      live.subscribe(({ revision }) => seen.push(revision));
      await live.whole();
      expect(seen).toEqual([3]);
    });

    it('and tries again with each visit while they cannot be had', async () => {
      const failures: unknown[] = [];
      answerWith(() => Promise.resolve(json({}, 503)));
      const live = createLiveComposition(partial, (error) => failures.push(error));
      await live.settled();
      expect([live.get().partial, failures.length]).toEqual([true, 1]);

      answerWith(() => Promise.resolve(json(whole)));
      await live.settled();
      expect(live.get().partial).toBeUndefined();
    });
  });
});
