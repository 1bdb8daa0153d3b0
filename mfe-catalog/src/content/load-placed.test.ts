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

describe('a text that people may have put on a page', () => {
  it('is left out while it cannot be read', async () => {
    const { readPlaced } = await import('./read-placed.ts');
    const api = fakeApi({ 'content/texts/': failure(503, 'SERVICE.UNAVAILABLE') });
    await expect(readPlaced(aVisit('/', api), 'banner', 'home')).resolves.toBeUndefined();
    expect(report).not.toHaveBeenCalled();
  });

  it('is left out where its file cannot be had, and whoever operates the store hears of it', async () => {
    const away = new Error('The file is away.');
    jest.doMock('./placed.ts', () => {
      throw away;
    });
    const { loadPlaced, placedPart } = await import('./load-placed.ts');
    await loadPlaced();
    expect(placedPart()).toBeUndefined();
    expect(report.mock.calls).toEqual([[away]]);
  });
});
