import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { wishlistStore } from '@suvarna/stores';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CardGrid } from '../cards/card-grid.tsx';
import { toCardView } from '../cards/card.model.ts';
import { aCard, failure } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { useCards } from '../cards/use-cards.ts';
import { WishlistButton } from './wishlist-button.tsx';

const reading = { locale: 'en', asOf: '2026-11-16T04:00:00Z' } as const;
const cards = [
  toCardView(aCard(), reading),
  toCardView(aCard({ product_id: 1043, product_title: 'Leaf Ring' }), reading),
];
function Grid({ shown }: { readonly shown: typeof cards }) {
  return (
    <section ref={useCards(shown)}>
      <CardGrid label="Designs" cards={shown} />
    </section>
  );
}
const grid = (shown = cards) => inRemote(<Grid shown={shown} />);
const heart = (title: string) => screen.getByRole('button', { name: `Wishlist: ${title}` });
const pressed = (title: string) => heart(title).getAttribute('aria-pressed');

let toasts: string[] = [];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = bus.on('toast.message.requested', ({ text }) => toasts.push(text));
});
afterEach(() => {
  stop();
  act(() => wishlistStore.getState().forget());
  session.signOut();
  jest.restoreAllMocks();
});

describe('the hearts of a list', () => {
  it('are off in the document, whoever asks for it', async () => {
    await wishlistStore.getState().wish(1042, true);
    expect(renderToString(grid()).match(/(?<=data-wish="\d+" )aria-pressed="[a-z]+"/g)).toEqual([
      'aria-pressed="false"',
      'aria-pressed="false"',
    ]);
  });

  it('show what the browser knows', async () => {
    await wishlistStore.getState().wish(1043, true);
    render(grid());
    expect([pressed('Lotus Bloom Ring'), pressed('Leaf Ring')]).toEqual(['false', 'true']);
  });

  it('turn on and off at a tap, without a page or a link being opened', async () => {
    render(grid());
    fireEvent.click(heart('Leaf Ring'));
    expect(pressed('Leaf Ring')).toBe('true');
    await waitFor(() => expect(wishlistStore.getState().items).toHaveLength(1));
    fireEvent.click(heart('Leaf Ring'));
    expect(pressed('Leaf Ring')).toBe('false');
    expect(pressed('Lotus Bloom Ring')).toBe('false');
  });

  it('follow other hearts of the same design, and other cards in their place', async () => {
    const { rerender } = render(grid());
    await act(() => wishlistStore.getState().wish(1042, true));
    expect(pressed('Lotus Bloom Ring')).toBe('true');
    rerender(grid([toCardView(aCard({ product_id: 1044, product_title: 'Star Ring' }), reading)]));
    expect(pressed('Star Ring')).toBe('false');
  });

  it('show what the browser knows on cards that come later, too', async () => {
    await wishlistStore.getState().wish(1044, true);
    render(grid());
    const late = screen.getByRole('list').lastElementChild?.cloneNode(true) as Element;
    late.querySelector('[data-wish]')?.setAttribute('data-wish', '1044');
    screen.getByRole('list').append(late);
    await waitFor(() => expect(late.querySelector('[data-wish]')?.getAttribute('aria-pressed')).toBe('true'));
  });

  it('go back when the store cannot keep them, and a toast says so', async () => {
    session.saveGuestToken('guest');
    jest.spyOn(api, 'post').mockRejectedValue(failure(503, 'SERVICE.UNAVAILABLE'));
    render(grid());
    fireEvent.click(heart('Leaf Ring'));
    expect(pressed('Leaf Ring')).toBe('true');
    await waitFor(() => expect(toasts).toEqual(["We couldn't update your wishlist. Please try again."]));
    expect(pressed('Leaf Ring')).toBe('false');
  });

  it('say that the list is full', async () => {
    session.saveGuestToken('guest');
    jest.spyOn(api, 'post').mockRejectedValue(failure(400, 'REQUEST.TOO_LARGE'));
    render(grid());
    fireEvent.click(heart('Leaf Ring'));
    await waitFor(() => expect(toasts).toEqual(['Your wishlist is full. Remove a design first.']));
  });
});

describe('the heart of the product page', () => {
  it('keeps its name and says whether it is pressed', async () => {
    render(inRemote(<WishlistButton id={1042} />));
    const button = screen.getByRole('button', { name: 'Wishlist', pressed: false });
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Wishlist', pressed: true })).toBe(button);
    await waitFor(() => expect(wishlistStore.getState().items).toHaveLength(1));
  });
});
