import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf } from '@suvarna/testing/remote-page';
import { show } from '../../remote-context.fixtures.ts';
import { aSharedBox } from '../jewellery-box.fixtures.ts';
import { Page } from './shared-box.page.tsx';

const SHARED = 'box/shared/';
const TOKEN = 'a'.repeat(43);
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

function open(answer: Parameters<typeof answers>[0][string]) {
  const answered = answers({ [SHARED]: answer });
  show(<Page data={null} route={routeOf('', { token: TOKEN })} />);
  return answered;
}

describe('a box somebody shared', () => {
  it('is for anybody with its link: pieces and values, and until when', async () => {
    const { calls } = open(() => aSharedBox());
    const card = (await screen.findByRole('heading', { name: 'Amara Ring' })).closest('li');
    expect(card?.textContent).toContain('₹32,000');
    expect(screen.getByText('Available until 3 Dec, 12:00.')).toBeTruthy();
    expect(calls(SHARED)).toEqual([{ token: TOKEN }]);
    expect(heard.visits).toEqual([]);
  });

  it('without values says none', async () => {
    const shared = aSharedBox();
    open(() => ({
      ...shared,
      with_values: false,
      total: null,
      pieces: shared.pieces.map((piece) => ({ ...piece, value: null })),
    }));
    await screen.findByRole('heading', { name: 'Amara Ring' });
    expect(document.body.textContent).not.toMatch(/₹|Worth today|cannot be calculated/);
  });

  it.each([
    [404, 'BOX.SHARE_NOT_FOUND'],
    [400, 'REQUEST.INVALID'],
  ])('whose link ended, or was cut short, is not there (%i %s)', async (status, code) => {
    open(() => {
      throw refusal(status, code);
    });
    expect(await screen.findByText('This link has expired')).toBeTruthy();
  });

  it('that could not be read is read again', async () => {
    open(() => {
      throw refusal(0, 'NETWORK');
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('with nothing in it says so', async () => {
    open(() => aSharedBox({ pieces: [] }));
    expect(await screen.findByText('This box is empty')).toBeTruthy();
  });
});
