/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { missingTexts, textsOf } from '@suvarna/i18n';
import { onFailure, type Failure } from '../../engine/browser/composition/report-failure.ts';
import { tellMissingTexts } from './missing-texts.ts';

describe('a text that was not written', () => {
  afterEach(() => missingTexts().clear());

  it('is told once, as an error of the remote it is missing in', () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failures: Failure[] = [];
    onFailure((failure) => failures.push(failure));
    const t = textsOf('catalog@1.0.0', { en: {}, hi: {} })('hi');
    t('before');
    const stop = tellMissingTexts();
    for (const key of ['before', 'after', 'after']) t(key);
    stop();
    expect(failures.map(({ part, error }) => [part, String(error)])).toEqual([
      ['catalog', 'MissingText: no text in hi: catalog@1.0.0 before'],
      ['catalog', 'MissingText: no text in hi: catalog@1.0.0 after'],
    ]);
    // jsdom is at http://localhost, where the store is made.
    expect(said).toHaveBeenCalledTimes(2);
  });
});
