import { expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { renderHook } from '@testing-library/react';
import { aProduct } from '../../catalogue.fixtures.ts';
import { toProductView } from '../product.model.ts';
import type { openStage, Stage } from './stage.ts';
import { useStage } from './use-stage.ts';

const product = toProductView(aProduct(), {
  locale: 'en',
  asOf: '2026-11-16T04:00:00Z',
  size: '',
  similar: [],
});

it.each([
  ['by itself', { calm: false, insisted: false }, true],
  ['not where the device was told to move less', { calm: true, insisted: false }, false],
  ['not where the processor draws', { calm: false, insisted: true }, false],
])('the piece turns, %s', (_when, { calm, insisted }, spins) => {
  jest.spyOn(api, 'get').mockReturnValue(new Promise(() => undefined));
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: calm && query === '(prefers-reduced-motion: reduce)' }),
  });
  const open = jest.fn<typeof openStage>().mockReturnValue({
    show: jest.fn<Stage['show']>(),
    dress: jest.fn(),
    dispose: jest.fn(),
    hand: { turn: jest.fn(), zoom: jest.fn(), reset: jest.fn(), look: jest.fn() },
  });
  const canvas = { current: document.createElement('canvas') };
  renderHook(() =>
    useStage(
      canvas,
      {
        product,
        choice: product.choice,
        colour: 'yellow',
        coin: false,
        words: '',
        insisted,
        onGiveUp: jest.fn(),
      },
      open,
    ),
  );
  expect(open.mock.calls.map(([, { spin }]) => spin)).toEqual([spins]);
});
