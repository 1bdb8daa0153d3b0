import { expect, it } from '@jest/globals';
import { Picture } from '@suvarna/ui/picture';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useFinished } from './use-finished.ts';

const PATIENT = { timeout: 15_000 };
const TEMPLATE = '/media/designs/7/side-rose-{w}-0123456789abcd';
const addressAt = (width: number): string => TEMPLATE.replace('{w}', String(width));

/** The service says of a picture what is listed, then that it is finished. */
function show(
  kinds: readonly string[],
  { width, tint, at = 1024 }: { readonly width: number; readonly tint?: string; readonly at?: number },
) {
  let asked = 0;
  const ask = (async () => {
    asked += 1;
    return new Response(null, { headers: { 'x-picture': kinds[asked - 1] ?? 'final' } });
  }) as typeof fetch;
  const widths = new Map([[addressAt(at), width]]);
  const senses = { ask, widthOf: async (address: string) => widths.get(address) ?? 0 };
  function Gallery() {
    const place = useRef<HTMLDivElement>(null);
    const now = useFinished(place, 'rose', senses);
    return (
      <div ref={place}>
        <Picture src={now(TEMPLATE)} template={TEMPLATE} alt="side" tint={tint} widest={1024} />
      </div>
    );
  }
  render(<Gallery />);
  const image = screen.getByRole<HTMLImageElement>('img');
  // A phone shows 1024 pixels in 390 points: that is what it calls the natural width then.
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 390 },
    currentSrc: { value: addressAt(at), configurable: true },
  });
  fireEvent.load(image);
  return { asked: () => asked, image, widths };
}

it('a picture that stood in gives way to the real one when that is made', async () => {
  const { image } = show(['other-view', 'other-view'], { width: 1024 });
  await waitFor(() => expect(image.getAttribute('src')).toBe(`${addressAt(515)}?again=1`), PATIENT);
});

it('a smaller one does so at once when the real one is there by now', async () => {
  const { image } = show([], { width: 515, tint: 'e5ded0' });
  await waitFor(
    () => expect(image.getAttribute('srcset')).toContain(`${addressAt(1024)}?again=1 1024w`),
    PATIENT,
  );
});

it('another size of a picture is looked at too when the screen is turned', async () => {
  const { asked, image, widths } = show([], { width: 515, tint: 'e5ded0', at: 515 });
  await act(() => Promise.resolve());
  expect(asked()).toBe(0);
  widths.set(addressAt(1024), 512);
  Object.defineProperty(image, 'currentSrc', { value: addressAt(1024) });
  fireEvent.load(image);
  await waitFor(
    () => expect(image.getAttribute('srcset')).toContain(`${addressAt(1024)}?again=1 1024w`),
    PATIENT,
  );
});

it('of a picture that came with the release in its own size nobody asks', async () => {
  const { asked } = show([], { width: 1024, tint: 'e5ded0' });
  // Its size is looked at first.
  await act(() => Promise.resolve());
  expect(asked()).toBe(0);
});
