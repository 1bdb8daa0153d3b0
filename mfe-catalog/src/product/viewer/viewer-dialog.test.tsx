import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fireEvent } from '@testing-library/dom';
import { aProduct } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { toProductView } from '../product.model.ts';
import { keyAction } from './gestures.ts';
import { ViewerDialog } from './viewer-dialog.tsx';

beforeAll(() => {
  // jsdom does not draw.
  HTMLCanvasElement.prototype.getContext = () => null;
});

const product = toProductView(aProduct(), {
  locale: 'en',
  asOf: '2026-11-16T04:00:00Z',
  size: '',
  similar: [],
});
/** They came with the release; what is not drawn yet is not offered. */
const pictures = product.pictures
  .filter(({ colour }) => colour === 'yellow')
  .map((picture) => ({ ...picture, tint: 'e5ded0' }));
const show = (gpu: string | undefined, close = jest.fn()) =>
  render(
    inRemote(
      <ViewerDialog
        open
        onClose={close}
        product={product}
        choice={product.choice}
        pictures={pictures}
        gpu={() => gpu}
      />,
    ),
  );

describe('without a graphics card', () => {
  it('pictures are turned through, and one sentence says why', async () => {
    show(undefined);
    expect(screen.getByRole('dialog', { name: 'Lotus Bloom Ring in 3D' })).toBeTruthy();
    expect(
      screen.getByText("3D isn't available on this device, so here are pictures from every side."),
    ).toBeTruthy();
    const slider = screen.getByRole('slider', { name: 'Turn the piece' });
    expect(screen.getByRole('img', { name: /from an angle/ })).toBeTruthy();
    fireEvent.change(slider, { target: { value: '1' } });
    expect(screen.getByRole('img', { name: /from the front/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try 3D anyway' })).toBeNull();
  });

  it('who wants it all the same may try where the processor can draw', async () => {
    jest.spyOn(api, 'get').mockReturnValue(new Promise(() => undefined));
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    const focused: (string | null)[] = [];
    document.addEventListener('focusin', ({ target }) =>
      focused.push((target as Element).getAttribute('role')),
    );
    show('llvmpipe');
    await userEvent.click(screen.getByRole('button', { name: 'Try 3D anyway' }));
    // jsdom draws nothing: the pictures come back with the reason.
    expect(screen.getByText(/3D isn't available/)).toBeTruthy();
    // Focus went to the stage in place of the button, and from there to the reason.
    expect(focused.slice(-2)).toEqual(['application', 'status']);
  });
});

describe('keys', () => {
  it('do what the buttons do; others stay with the page', () => {
    const hand = { turn: jest.fn(), zoom: jest.fn(), reset: jest.fn() };
    for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', '0']) keyAction(key, hand)?.();
    expect(hand.turn).toHaveBeenCalledTimes(2);
    expect(hand.zoom).toHaveBeenCalledTimes(2);
    expect(hand.reset).toHaveBeenCalledTimes(1);
    expect(keyAction('Tab', hand)).toBeUndefined();
  });
});
