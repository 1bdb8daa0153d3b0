import { expect, it } from '@jest/globals';
import { Picture } from '@suvarna/ui/picture';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useFinished } from './use-finished.ts';

const PATIENT = { timeout: 15_000 };
const TEMPLATE = '/media/designs/7/side-rose-{w}-0123456789abcd';

/** The service says of a picture what is listed, then that it is finished. */
function show(kinds: readonly string[], { width, tint }: { readonly width: number; readonly tint?: string }) {
  let asked = 0;
  const ask = (async () => {
    asked += 1;
    return new Response(null, { headers: { 'x-picture': kinds[asked - 1] ?? 'final' } });
  }) as typeof fetch;
  function Gallery() {
    const place = useRef<HTMLDivElement>(null);
    const now = useFinished(place, 'rose', ask);
    return <div ref={place}><Picture src={now(TEMPLATE)} template={TEMPLATE} alt="side" tint={tint} widest={1024} /></div>;
  }
  render(<Gallery />);
  const image = screen.getByRole<HTMLImageElement>('img');
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: width }, currentSrc: { value: TEMPLATE.replace('{w}', '1024') } });
  fireEvent.load(image);
  return { asked: () => asked, image };
}

it('a picture that stood in gives way to the real one when that is made', async () => {
  const { image } = show(['other-view', 'other-view'], { width: 1024 });
  await waitFor(() => expect(image.getAttribute('src')).toBe(`${TEMPLATE.replace('{w}', '515')}?again=1`), PATIENT);
});

it('a smaller one does so at once when the real one is there by now', async () => {
  const { image } = show([], { width: 515, tint: 'e5ded0' });
  await waitFor(() => expect(image.getAttribute('srcset')).toContain(`${TEMPLATE.replace('{w}', '1024')}?again=1 1024w`), PATIENT);
});

it('of a picture that came with the release nobody asks', () => {
  const { asked } = show([], { width: 1024, tint: 'e5ded0' });
  expect(asked()).toBe(0);
});
