import type { Locale } from '@suvarna/contracts/locale';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aProduct } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { toProductView } from '../product.model.ts';
import { facePoints } from './face.fixtures.ts';
import type { FoundPoints } from './finder/finder-job.ts';
import type { OpenFinder } from './finder/finder.ts';
import { handPoints } from './hand.fixtures.ts';
import type { MirrorTools } from './mirror.ts';
import { SourceRefused, type PictureSource } from './picture-source.ts';
import sizeTexts from '../../locales/en/ring-size.json' with { type: 'json' };
import en from '../../locales/en/try-on.json' with { type: 'json' };
import hi from '../../locales/hi/try-on.json' with { type: 'json' };
import { TryOnDialog, type DialogTools } from './try-on-dialog.tsx';

beforeAll(() => {
  // jsdom decodes no pictures.
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ close: () => undefined }) });
});

const product = {
  ...toProductView(aProduct(), { locale: 'en', asOf: '2026-11-16T04:00:00Z', size: '', similar: [] }),
  category: 'earrings',
};
/** What becomes of the dialog is the page's business. */
const ignored = { onClose: () => undefined, onPick: () => undefined, onKept: () => undefined };
const closed = jest.fn<() => void>();
beforeEach(() => {
  closed.mockClear();
});

function source(moving: boolean): PictureSource {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 640];
  return { grab: () => canvas, mirrored: moving, moving, close: closed };
}

function tools({
  points = facePoints(),
  ...more
}: Partial<DialogTools> & { readonly points?: FoundPoints | null } = {}): DialogTools {
  return {
    openScene: () => new Promise(() => undefined),
    openFinder: () => () => Promise.resolve({ look: () => Promise.resolve(points), close: closed }),
    drawPiece: () => Promise.resolve({ picture: document.createElement('canvas'), sideMm: 20, pin: [0, 0] }),
    openCamera: () => Promise.resolve(source(true)),
    openPhoto: () => Promise.resolve(source(false)),
    ...more,
  };
}

const WAY = { en: en['way.you'], hi: hi['way.you'] };
/** Opens the dialog of a piece, and asks to see it on oneself. */
function show(with_: DialogTools, locale: Locale = 'en', category = 'earrings', form = 'stud') {
  const shown = render(
    inRemote(
      <TryOnDialog
        {...ignored}
        open
        product={{ ...product, category, form }}
        choice={product.choice}
        tools={with_}
      />,
      locale,
    ),
  );
  fireEvent.click(screen.getByRole('radio', { name: WAY[locale] }));
  return shown;
}
const choose = (label: string) =>
  userEvent.upload(screen.getByLabelText(label), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));

describe('before anything is asked', () => {
  it('says what the browser will ask and where the picture stays, and opens nothing', () => {
    const openCamera = jest.fn(() => Promise.resolve(source(true)));
    const openFinder = jest.fn(tools().openFinder('face'));
    show(tools({ openCamera, openFinder: () => openFinder }));
    expect(screen.getByText(en['camera.why'])).toBeTruthy();
    expect(screen.getByText(en['camera.private'])).toBeTruthy();
    expect(openCamera).not.toHaveBeenCalled();
    expect(openFinder).not.toHaveBeenCalled();
  });

  it('says it in Hindi as well', () => {
    show(tools(), 'hi');
    expect(screen.getByText(hi['camera.why'])).toBeTruthy();
    expect(screen.getByRole('button', { name: hi['camera.start'] })).toBeTruthy();
  });
});

describe('with a camera', () => {
  it('says that the piece is worn, and leaves no camera on when the dialog goes', async () => {
    const { unmount } = show(tools());
    await userEvent.click(screen.getByRole('button', { name: en['camera.start'] }));
    await says(en['state.worn']);
    expect(JSON.parse(screen.getByRole('img').dataset['spots'] ?? '')).toHaveLength(2);
    expect(screen.getByRole('button', { name: en.save })).toBeTruthy();
    unmount();
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
  });

  it('that the shopper refuses, offers a photo', async () => {
    show(tools({ openCamera: () => Promise.reject(new SourceRefused('denied', null)) }));
    await userEvent.click(screen.getByRole('button', { name: en['camera.start'] }));
    await says(en['state.denied']);
    await choose(en['photo.choose']);
    await says(en['state.worn-photo']);
  });

  it('that is not there, says so', async () => {
    show(tools({ openCamera: () => Promise.reject(new SourceRefused('no-camera', null)) }));
    await userEvent.click(screen.getByRole('button', { name: en['camera.start'] }));
    await says(en['state.no-camera']);
  });

  it('that ends meanwhile is closed, and can be asked for again', async () => {
    let gone = false;
    const camera = source(true);
    const grab = () => {
      if (gone) throw new SourceRefused('no-camera', 'ended');
      return camera.grab();
    };
    show(tools({ openCamera: () => Promise.resolve({ ...camera, grab }) }));
    await userEvent.click(screen.getByRole('button', { name: en['camera.start'] }));
    await says(en['state.worn']);
    screen.getByRole('button', { name: en.save }).focus();
    gone = true;
    await says(en['state.no-camera']);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: en['camera.start'] })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(en['state.no-camera']);
  });

  it('begins anew with another choice of the piece, and goes on with the same one', async () => {
    const piece = (choice: typeof product.choice) =>
      inRemote(<TryOnDialog {...ignored} open product={product} choice={choice} tools={tools_} />);
    const tools_ = tools();
    const { rerender } = render(piece(product.choice));
    await userEvent.click(screen.getByRole('radio', { name: en['way.you'] }));
    await userEvent.click(screen.getByRole('button', { name: en['camera.start'] }));
    await says(en['state.worn']);
    rerender(piece({ ...product.choice }));
    expect(closed).not.toHaveBeenCalled();
    rerender(piece({ ...product.choice, size: '18' }));
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
    // No picture of before stands there, with nothing that makes it move.
    expect(screen.getByText(en['camera.why'])).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: en['camera.start'] }));
    await says(en['state.worn']);
  });

  it('takes the focus of the button that opened it to the words', async () => {
    show(tools({ openCamera: () => new Promise(() => undefined) }));
    await userEvent.click(screen.getByRole('button', { name: en['camera.start'] }));
    expect(document.activeElement?.textContent).toBe(en['state.preparing']);
  });
});

describe('with a photo', () => {
  it('without a face in it, says what works better', async () => {
    show(tools({ points: null }));
    await choose(en['photo.choose']);
    await says(en['state.no-face-photo']);
    expect(screen.queryByRole('button', { name: en.save })).toBeNull();
  });

  it('from the side, does not ask the photo to turn its head', async () => {
    show(tools({ points: facePoints({ yaw: 0.7 }) }), 'en', 'nose-pins');
    await choose(en['photo.choose']);
    await says(en['state.hidden-photo']);
    expect(screen.queryByRole('button', { name: en.save })).toBeNull();
  });

  it('that cannot be read, asks for another', async () => {
    show(tools({ openPhoto: () => Promise.reject(new SourceRefused('unreadable', null)) }));
    await choose(en['photo.choose']);
    await says(en['state.unreadable']);
  });
});

it('a necklace that hangs below the edge of the photo asks for another', async () => {
  const low = tools({
    drawPiece: () =>
      Promise.resolve({ picture: document.createElement('canvas'), sideMm: 200, pin: [0, 90] }),
  });
  show(low, 'en', 'necklaces');
  await choose(en['photo.choose']);
  await says(en['state.low-photo']);
});

describe.each([
  ['rings', 'solo', 'finger'],
  ['solitaires', 'ring', 'finger'],
  ['bangles', 'plain', 'wrist'],
  ['bracelets', 'tennis', 'wrist'],
] as const)('on a hand: %s of the form %s', (category, form, place) => {
  // jsdom has none.
  const reported = jest.fn();
  beforeEach(() => {
    Object.assign(globalThis, { reportError: reported });
  });
  const onHand = (opens: OpenFinder = () => Promise.reject(new Error('no WebAssembly'))) => {
    const openFinder = jest.fn<MirrorTools['openFinder']>(() => opens);
    const drawPiece = jest.fn<MirrorTools['drawPiece']>(() =>
      Promise.resolve({
        picture: document.createElement('canvas'),
        sideMm: 20,
        pin: [0, 0],
        aroundMm: 16,
      }),
    );
    const openCamera = jest.fn<MirrorTools['openCamera']>(() => Promise.resolve(source(true)));
    show(tools({ openFinder, drawPiece, openCamera }), 'en', category, form);
    return { openFinder, drawPiece, openCamera };
  };
  const spot = () => {
    const { spots = '[]', pxPerMm = '' } = screen.getByRole('img').dataset;
    return { pxPerMm: Number(pxPerMm), at: (JSON.parse(spots) as { x: number; y: number }[])[0] };
  };

  it('asks for the camera that sees the hand, and looks for no face', async () => {
    const { openFinder, drawPiece, openCamera } = onHand();
    await userEvent.click(screen.getByRole('button', { name: en['camera.start'] }));
    await says(en[`laid.${place}`]);
    expect(openCamera).toHaveBeenCalledWith('environment');
    expect(openFinder.mock.calls).toEqual([['hand']]);
    expect(drawPiece.mock.calls[0]?.[0].wornAt).toBe(place);
  });

  it('lies where the hand is, until the shopper lays it elsewhere', async () => {
    const look = jest.fn(() => Promise.resolve(handPoints()));
    onHand(() => Promise.resolve({ look, close: closed }));
    await choose(en['photo.choose']);
    await waitFor(() => expect(spot().at).not.toMatchObject({ x: 480, y: 480 }));
    const found = spot().at;
    fireEvent.change(screen.getByRole('slider', { name: en['lay.x'] }), { target: { value: '90' } });
    await waitFor(() => expect(spot().at).toMatchObject({ x: 864, y: found?.y }));
    // Another photo shows another hand.
    await choose(en['photo.another']);
    await waitFor(() => expect(spot().at).toEqual(found));
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('goes where the shopper lays it, as large as her finger or wrist says', async () => {
    onHand();
    await choose(en['photo.choose']);
    await says(en[`laid.${place}`]);
    expect(reported.mock.calls.map(([error]) => String(error))).toEqual(['Error: no WebAssembly']);
    expect(spot().at).toMatchObject({ x: 480, y: 480 });
    const slider = (name: string) => screen.getByRole('slider', { name });
    fireEvent.change(slider(en['lay.x']), { target: { value: '75' } });
    await waitFor(() => expect(spot().at).toMatchObject({ x: 720, y: 480 }));
    fireEvent.change(slider(en[`lay.width.${place}`]), { target: { value: '20' } });
    // A fifth of the picture is what it goes around: 16 mm.
    await waitFor(() => expect(spot().pxPerMm).toBeCloseTo((0.2 * 960) / 16, 2));
    fireEvent.change(slider(en['lay.turn']), { target: { value: '-30' } });
    expect(slider(en['lay.turn']).getAttribute('aria-valuetext')).toBe('-30°');
    expect(screen.getByText(en[`accuracy.${place}`])).toBeTruthy();
    expect(screen.getByRole('button', { name: en.save })).toBeTruthy();
  });
});

it.each([
  ['stud', 'intro.ears'],
  ['pendant', 'intro.neck'],
] as const)('a solitaire %s is shown where it is worn', (form, intro) => {
  show(tools(), 'en', 'solitaires', form);
  expect(screen.getByText(en[intro])).toBeTruthy();
});

it('where nothing can be drawn or found, says what else shows the size', async () => {
  show(tools({ drawPiece: () => Promise.reject(new Error('no WebGL2')) }));
  await choose(en['photo.choose']);
  await says(en['state.failed']);
});

it('an attempt that fails leaves no finder behind', async () => {
  const signals: AbortSignal[] = [];
  const openFinder: MirrorTools['openFinder'] = (sought) => (signal) => {
    signals.push(signal);
    return tools().openFinder(sought)(signal);
  };
  show(tools({ openFinder, drawPiece: () => Promise.reject(new Error('no WebGL2')) }));
  await choose(en['photo.choose']);
  await says(en['state.failed']);
  await choose(en['photo.another']);
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]));
});

it('focus follows a ring from its card to its true size and back', async () => {
  render(
    inRemote(
      <TryOnDialog
        {...ignored}
        open
        product={{ ...product, category: 'rings' }}
        choice={product.choice}
        tools={tools()}
      />,
    ),
  );
  await userEvent.click(screen.getByRole('radio', { name: en['way.size'] }));
  await userEvent.click(screen.getByRole('button', { name: sizeTexts['card.fits'] }));
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  await says(en['ring.shown']);
  await userEvent.click(screen.getByRole('button', { name: sizeTexts['card.again'] }));
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: sizeTexts['card.slider'] }));
});

it.each([
  ['bangles', ['above', 'ahead'], ['worn', 'you', 'size']],
  ['chains', ['ahead'], ['worn', 'you', 'size']],
  ['gold-coins', ['ahead'], []],
] as const)('%s are shown in their actual size, with nothing about rings', async (category, sights, ways) => {
  const drawPiece = jest.fn<MirrorTools['drawPiece']>(tools().drawPiece);
  render(
    inRemote(
      <TryOnDialog
        {...ignored}
        open
        product={{ ...product, category, sizes: [] }}
        choice={product.choice}
        tools={tools({ drawPiece })}
      />,
    ),
  );
  const size = screen.queryByRole('radio', { name: en['way.size'] });
  expect(size === null).toBe(ways.length === 0);
  for (const way of ways) expect(screen.getByRole('radio', { name: en[`way.${way}`] })).toBeTruthy();
  if (size) await userEvent.click(size);
  await userEvent.click(screen.getByRole('button', { name: sizeTexts['card.fits'] }));
  await says(en['piece.shown']);
  expect(drawPiece.mock.calls.map(([{ sight }]) => sight)).toEqual(sights);
  expect(screen.getAllByRole('img')).toHaveLength(sights.length);
  expect(screen.queryByText(en['sizer.title'])).toBeNull();
});

it('what a face wears is shown in its actual size as well, for who wants no camera', async () => {
  render(
    inRemote(
      <TryOnDialog
        {...ignored}
        open
        product={{ ...product, sizes: [] }}
        choice={product.choice}
        tools={tools()}
      />,
    ),
  );
  await userEvent.click(screen.getByRole('radio', { name: en['way.size'] }));
  await userEvent.click(screen.getByRole('button', { name: sizeTexts['card.fits'] }));
  await says(en['piece.shown']);
  expect(screen.getByRole('img').dataset['sideMm']).toBe('20.00');
  await userEvent.click(screen.getByRole('radio', { name: en['way.you'] }));
  expect(screen.getByText(en['camera.why'])).toBeTruthy();
});

describe('texts of trying on', () => {
  it('are complete in Hindi, and all there that the code asks for', () => {
    expect(compareTexts(en, hi)).toEqual([]);
    const code = readdirSync(__dirname)
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => readFileSync(join(__dirname, file), 'utf8'))
      .join('\n');
    const asked = [
      ...code.matchAll(
        /'((?:intro|camera|photo|state|ring|piece|way|worn|tone|lay)(?:\.[a-z-]+)+)'|\bsay\('([a-z.-]+)'/g,
      ),
    ].map((match) => match[1] ?? match[2] ?? '');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((key) => !(key in en))).toEqual([]);
  });
});
