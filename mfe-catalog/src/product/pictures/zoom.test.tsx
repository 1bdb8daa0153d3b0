import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { inRemote } from '../../remote-context.fixtures.ts';
import { Zoom } from './zoom.tsx';

it('opens as a modal dialog named by the picture, from its middle, and closes', async () => {
  // jsdom scrolls nothing.
  const scrollTo = jest.fn<(x: number, y: number) => void>();
  Object.assign(Element.prototype, { scrollTo });
  render(inRemote(<Zoom src="/media/designs/7/hero-rose-{w}-0123456789abcd" name="Lotus Ring, front" />));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('dialog', { name: 'Lotus Ring, front' })).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close zoom' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
