import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { ExternalPiece, ExternalPieceUpdateBody } from '@suvarna/contracts/jewellery-box';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { observeView, scrollThrough } from '../near-view.fixtures.ts';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { aBox, anExternalPiece } from './jewellery-box.fixtures.ts';
import { Page } from './jewellery-box.page.tsx';

const ADD = 'box/elsewhere/add/';
const UPDATE = 'box/elsewhere/update/';
const DELETE = 'box/elsewhere/delete/';
const NAME = "Grandmother's bangle";

let stop: () => void;
beforeEach(() => {
  stop = listen();
  observeView();
});
afterEach(() => stop());

function open(first: readonly ExternalPiece[], paths: Parameters<typeof answers>[0] = {}) {
  signedIn();
  const kept = [...first];
  const { [ADD]: added } = paths;
  const answered = answers({
    'box/list/': () => aBox(),
    'box/elsewhere/list/': () => ({ results: kept, count: kept.length }),
    ...paths,
    ...(added && {
      [ADD]: (body) => {
        const piece = added(body) as ExternalPiece;
        kept.unshift(piece);
        return piece;
      },
    }),
  });
  show(<Page data={null} route={routeOf()} />);
  return answered;
}
const changed = (now: ExternalPiece): ApiFailure =>
  new ApiFailure('changed', { status: 409, code: 'BOX.CHANGED', body: { code: 'BOX.CHANGED', data: now } });
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const toAdd = async (): Promise<void> => {
  const add = await screen.findByRole('button', { name: 'Add a piece from elsewhere' });
  add.focus();
  fireEvent.click(add);
  expect(await screen.findByRole('form', { name: 'A piece from elsewhere' })).toBeTruthy();
};
const cardOf = async (name = NAME) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);
const toEdit = async (): Promise<void> => {
  fireEvent.click((await cardOf()).getByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Name of the piece');
};

describe('a piece from elsewhere', () => {
  it('is written down, with every fault said before anything is sent', async () => {
    const { calls } = open([], { [ADD]: () => anExternalPiece() });
    await toAdd();
    expect(document.activeElement).toBe(screen.getByRole('form'));
    type('Weight in grams', 'heavy');
    type('HUID', 'AB1');
    press('Save');
    // With what is wrong, not after it.
    expect(document.activeElement).toBe(screen.getByLabelText('Name of the piece'));
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(screen.getByText('Please enter a weight from 0.01 to 5000 grams')).toBeTruthy();
    expect(screen.getByText('Please enter all six letters and digits of the HUID')).toBeTruthy();
    expect(calls(ADD)).toEqual([]);
    type('Name of the piece', ` ${NAME} `);
    type('Karat', '22');
    type('Weight in grams', '१२.५');
    type('HUID', 'a1b 2c3');
    type('Stones', 'three rubies');
    type('Paid, in rupees', '45,000');
    press('Save');
    await waitFor(() => expect(heard.toasts).toEqual(['Piece saved.']));
    expect(calls(ADD)).toEqual([
      {
        name: NAME,
        metal: 'gold',
        karat: 22,
        net_weight_mg: 12_500,
        stones: 'three rubies',
        huid: 'A1B2C3',
        bought_on: '',
        paid_paise: 4_500_000,
        note: '',
        photos: [],
      },
    ]);
    expect((await cardOf()).getByText('₹1,40,000')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('with half a day is not taken for one without', async () => {
    const { calls } = open([], { [ADD]: () => anExternalPiece() });
    await toAdd();
    type('Name of the piece', NAME);
    Object.defineProperty(screen.getByLabelText('Bought on'), 'validity', { value: { badInput: true } });
    press('Save');
    expect(await screen.findByText('Please enter today or an earlier date')).toBeTruthy();
    expect(calls(ADD)).toEqual([]);
  });

  it('of another metal has no karat, whatever was chosen before', async () => {
    const { calls } = open([], { [ADD]: () => anExternalPiece({ metal: 'silver', value: null }) });
    await toAdd();
    type('Name of the piece', NAME);
    type('Karat', '22');
    type('Metal', 'silver');
    expect(screen.queryByLabelText('Karat')).toBeNull();
    press('Save');
    await waitFor(() => expect(calls(ADD)).toMatchObject([{ metal: 'silver', karat: null }]));
    expect((await cardOf()).getByText('We show a value for gold only.')).toBeTruthy();
  });

  it.each([
    [refusal(0, 'NETWORK'), /No response/],
    [refusal(503, 'SERVICE.FAILED'), /We don't know yet whether that worked/],
    [refusal(409, 'BOX.TOO_MANY'), /You've reached the limit/],
    [refusal(400, 'ORDER.PHOTO_INVALID'), /We can't use one of the photos/],
    [refusal(400, 'ORDER.PHOTO_TOO_LARGE'), /One of the photos is too large/],
    [refusal(429, 'REQUEST.TOO_MANY'), /Too many attempts today/],
    [refusal(409, 'SESSION.PROOF_REQUIRED'), /We couldn't confirm that it's you/],
    [refusal(400, 'REQUEST.INVALID'), /That didn't work/],
  ])('that could not be saved (%s) keeps what was typed', async (failure, said) => {
    open([], {
      [ADD]: () => {
        throw failure;
      },
    });
    await toAdd();
    type('Name of the piece', NAME);
    type('Note', 'From Pune');
    press('Save');
    expect(await screen.findByText(said)).toBeTruthy();
    expect([valueOf('Name of the piece'), valueOf('Note')]).toEqual([NAME, 'From Pune']);
  });

  it('is sent with the key of its wish', async () => {
    open([], {
      [ADD]: () => {
        throw refusal(0, 'NETWORK');
      },
    });
    await toAdd();
    type('Name of the piece', NAME);
    press('Save');
    await screen.findByText(/No response/);
    const sent = jest.mocked(api).post.mock.calls.find(([path]) => path === ADD);
    expect(sent?.[2]).toMatchObject({ idempotencyKey: expect.any(String) });
  });

  it('that another window changed meanwhile takes that in, and nothing is saved unseen', async () => {
    const now = anExternalPiece({ version: 4, note: 'From Nashik', stones: 'four rubies' });
    const { calls } = open([anExternalPiece()], {
      [UPDATE]: (body) => {
        if ((body as ExternalPieceUpdateBody).version === 3) throw changed(now);
        return { ...now, version: 5 };
      },
    });
    await toEdit();
    type('Note', 'From my mother');
    press('Save');
    expect(await screen.findByText(/changed in another window: Note/)).toBeTruthy();
    expect([valueOf('Note'), valueOf('Stones')]).toEqual(['From my mother', 'four rubies']);
    press('Save');
    await waitFor(() => expect(heard.toasts).toEqual(['Piece saved.']));
    // Its pictures were not touched, so none is sent.
    expect(calls(UPDATE).at(-1)).toMatchObject({ version: 4, note: 'From my mother', stones: 'four rubies' });
    expect(calls(UPDATE).at(-1)).not.toHaveProperty('photos');
  });

  it('that was removed in another window is saved anew', async () => {
    const { calls } = open([anExternalPiece()], {
      [UPDATE]: () => {
        throw refusal(404, 'BOX.NOT_FOUND');
      },
      [ADD]: () => anExternalPiece({ piece_id: '33333333-3333-4333-8333-333333333333' }),
    });
    await toEdit();
    press('Save');
    expect(await screen.findByText(/This piece was removed in another window/)).toBeTruthy();
    press('Save');
    await waitFor(() => expect(calls(ADD)).toMatchObject([{ name: NAME, photos: [] }]));
  });

  it('shows its photos, and keeps those that stay when one is taken away', async () => {
    jest
      .spyOn(api, 'download')
      .mockImplementation((_path, options) =>
        Promise.resolve(new Blob([`photo ${String(options?.query?.['position'])}`], { type: 'image/jpeg' })),
      );
    const { calls } = open([anExternalPiece({ photos: 2 })], { [UPDATE]: () => anExternalPiece() });
    await cardOf();
    act(scrollThrough);
    expect(await screen.findByRole('img', { name: `Photo 2 of ${NAME}` })).toBeTruthy();
    await toEdit();
    press('Remove photo 1');
    press('Save');
    await waitFor(() =>
      expect(calls(UPDATE)).toMatchObject([
        { photos: [{ media_type: 'image/jpeg', data: btoa('photo 2') }] },
      ]),
    );
  });

  it('whose photos could not be read says so, and leaves them where they are', async () => {
    jest.spyOn(api, 'download').mockRejectedValue(refusal(0, 'NETWORK'));
    const { calls } = open([anExternalPiece({ photos: 1 })], { [UPDATE]: () => anExternalPiece() });
    await cardOf();
    act(scrollThrough);
    expect(await screen.findByText("We couldn't load this photo.")).toBeTruthy();
    await toEdit();
    expect(screen.getByText(/We couldn't load the photos of this piece/)).toBeTruthy();
    press('Save');
    await waitFor(() => expect(calls(UPDATE)).toHaveLength(1));
    expect(calls(UPDATE)[0]).not.toHaveProperty('photos');
  });

  it('has its photos read near the view alone, and a few at once', async () => {
    const ends: ((photo: Blob) => void)[] = [];
    const download = jest
      .spyOn(api, 'download')
      .mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
    open(['a', 'b'].map((id) => anExternalPiece({ piece_id: id, name: id, photos: 2 })));
    await cardOf('b');
    expect(download).not.toHaveBeenCalled();
    act(scrollThrough);
    await waitFor(() => expect(download).toHaveBeenCalledTimes(3));
    ends[0]?.(new Blob(['x'], { type: 'image/jpeg' }));
    await waitFor(() => expect(download).toHaveBeenCalledTimes(4));
    ends.forEach((end) => end(new Blob(['x'], { type: 'image/jpeg' })));
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(4));
  });

  it('whose photo could not be read has it read again, and the focus goes to it', async () => {
    const download = jest
      .spyOn(api, 'download')
      .mockRejectedValueOnce(refusal(0, 'NETWORK'))
      .mockResolvedValue(new Blob(['x'], { type: 'image/jpeg' }));
    open([anExternalPiece({ photos: 1 })]);
    await cardOf();
    act(scrollThrough);
    const again = await screen.findByRole('button', { name: `Try again: photo 1 of ${NAME}` });
    again.focus();
    fireEvent.click(again);
    const photo = await screen.findByRole('img', { name: `Photo 1 of ${NAME}` });
    expect(document.activeElement).toBe(photo);
    expect(download).toHaveBeenCalledTimes(2);
  });

  it('that could not be removed says so under no question of another one, which is removed next', async () => {
    const [first, second] = ['first', 'second'].map((name) => anExternalPiece({ piece_id: name, name }));
    let fail: (why: Error) => void = () => undefined;
    const { calls } = open([first, second] as ExternalPiece[], {
      [DELETE]: (body) =>
        body['piece_id'] === 'first'
          ? new Promise((_resolve, reject) => (fail = reject))
          : { results: [first], count: 1 },
    });
    const ask = async (name: string) => {
      fireEvent.click((await cardOf(name)).getByRole('button', { name: 'Remove' }));
      const question = within(await screen.findByRole('dialog', { name: `Remove “${name}”?` }));
      fireEvent.click(question.getByRole('button', { name: 'Remove' }));
      return question;
    };
    const [, keep] = (await ask('first')).getAllByRole('button', { name: 'Keep' });
    fireEvent.click(keep as HTMLElement);
    const question = await ask('second');
    await act(async () => fail(refusal(0, 'NETWORK')));
    expect(question.queryByText(/No response/)).toBeNull();
    await waitFor(() =>
      expect(heard.toasts).toEqual([expect.stringMatching(/^No response/), 'Piece removed.']),
    );
    expect(calls(DELETE).map(({ piece_id: id }) => id)).toEqual(['first', 'second']);
  });

  it('that was removed stays so when a sum that was asked for before comes late', async () => {
    const [first, second] = ['first', 'second'].map((name) => anExternalPiece({ piece_id: name, name }));
    const lists: ((pieces: readonly ExternalPiece[]) => void)[] = [];
    let reads = 0;
    open([], {
      'box/elsewhere/list/': () => {
        reads += 1;
        if (reads === 1) return { results: [first, second], count: 2 };
        return new Promise((resolve) => lists.push((results) => resolve({ results, count: results.length })));
      },
      [DELETE]: (body) => ({
        results: body['piece_id'] === 'first' ? [second] : [],
        count: body['piece_id'] === 'first' ? 1 : 0,
      }),
    });
    for (const name of ['first', 'second']) {
      fireEvent.click((await cardOf(name)).getByRole('button', { name: 'Remove' }));
      const question = await screen.findByRole('dialog', { name: `Remove “${name}”?` });
      fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
    }
    await act(async () => {
      lists[1]?.([]);
      await Promise.resolve();
      lists[0]?.([second as ExternalPiece]);
    });
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('heading', { name: 'second' })).toBeNull();
  });

  it('goes after a question alone, and not when another window changed it', async () => {
    let tries = 0;
    const { calls } = open([], {
      'box/elsewhere/list/': () => ({ results: [anExternalPiece({ version: 3 + tries })], count: 1 }),
      [DELETE]: () => {
        tries += 1;
        if (tries === 1) throw changed(anExternalPiece({ version: 4 }));
        return { results: [], count: 0 };
      },
    });
    const remove = async (): Promise<HTMLElement> => {
      fireEvent.click((await cardOf()).getByRole('button', { name: 'Remove' }));
      const question = await screen.findByRole('dialog', { name: `Remove “${NAME}”?` });
      fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
      return question;
    };
    const question = await remove();
    expect(await within(question).findByText(/This piece was changed in another window/)).toBeTruthy();
    fireEvent.click(within(question).getAllByRole('button', { name: 'Keep' })[0] as HTMLElement);
    await remove();
    await waitFor(() => expect(heard.toasts).toEqual(['Piece removed.']));
    expect(calls(DELETE).map((body) => body['version'])).toEqual([3, 4]);
  });
});
