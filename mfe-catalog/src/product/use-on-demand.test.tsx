import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { bus } from '@suvarna/event-bus';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { inRemote } from '../remote-context.fixtures.ts';
import { PictureAction } from './pictures/picture-action.tsx';
import { useOnDemand } from './use-on-demand.ts';

const part = { Dialog: ({ open }: { readonly open: boolean }) => <div role="dialog" hidden={!open} /> };
const load = jest.fn<() => Promise<typeof part>>();
const toasts: unknown[] = [];
let stop: () => void;
beforeEach(() => {
  load.mockReset();
  toasts.length = 0;
  stop = bus.on('toast.message.requested', (toast) => toasts.push(toast));
});
afterEach(() => stop());

function Action({ at }: { readonly at?: string }) {
  const shown = useOnDemand(load, at);
  return (
    <>
      <PictureAction icon={null} label="Look" busy={shown.busy} onOpen={shown.show} />
      {shown.part && <shown.part.Dialog open={shown.open} />}
    </>
  );
}

const tap = (name = 'Look') => userEvent.click(screen.getByRole('button', { name }));

it('nothing is fetched before the first tap; while it comes the button says so and is not pressed twice', async () => {
  let arrive: (loaded: typeof part) => void = () => undefined;
  load.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  render(inRemote(<Action />));
  expect(load).not.toHaveBeenCalled();
  await tap();
  const button = screen.getByRole('button', { name: 'Opening…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await tap('Opening…');
  expect(load).toHaveBeenCalledTimes(1);
  arrive(part);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Look' }));
});

it.each([
  ['en', "We couldn't load this. Please check the internet connection and try again."],
  ['hi', 'यह नहीं खुल सका। कृपया इंटरनेट कनेक्शन देखें और फिर कोशिश करें।'],
] as const)('a dropped line costs a message (%s), and the next tap tries again', async (locale, text) => {
  load.mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValueOnce(part);
  render(inRemote(<Action />, locale));
  await tap();
  await waitFor(() => expect(toasts).toEqual([{ text, kind: 'error' }]));
  await tap();
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  expect(toasts).toHaveLength(1);
});

it('who has left the page meanwhile is told nothing', async () => {
  let drop: (error: Error) => void = () => undefined;
  load.mockReturnValue(
    new Promise((_, reject) => {
      drop = reject;
    }),
  );
  const { unmount } = render(inRemote(<Action />));
  await tap();
  unmount();
  drop(new Error('ChunkLoadError'));
  await Promise.resolve();
  expect(toasts).toEqual([]);
});

it('an address that asks for it opens it with the page, and no other does', async () => {
  load.mockResolvedValue(part);
  window.history.replaceState(null, '', '#view-3d');
  const { unmount } = render(inRemote(<Action at="#view-3d" />));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  unmount();
  window.history.replaceState(null, '', '#picture-2');
  render(inRemote(<Action at="#view-3d" />));
  expect(load).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/');
});
