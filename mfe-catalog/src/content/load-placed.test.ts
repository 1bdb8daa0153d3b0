import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';

const report = jest.fn();
beforeEach(() => {
  jest.resetModules();
  report.mockReset();
  globalThis.reportError = report;
});
afterEach(() => {
  jest.dontMock('./placed.ts');
});

const load = async () => {
  const { loadPlaced } = await import('./load-placed.ts');
  const api = fakeApi({ 'content/texts/': failure(503, 'SERVICE.UNAVAILABLE') });
  return loadPlaced(aVisit('/', api), 'banner', 'home');
};

describe('a text that people may have put on a page', () => {
  it('is left out while it cannot be read', async () => {
    await expect(load()).resolves.toBeUndefined();
    expect(report).not.toHaveBeenCalled();
  });

  it('is left out where its file cannot be had, and whoever operates the store hears of it', async () => {
    const away = new Error('The file is away.');
    jest.doMock('./placed.ts', () => {
      throw away;
    });
    await expect(load()).resolves.toBeUndefined();
    expect(report.mock.calls).toEqual([[away]]);
  });
});
