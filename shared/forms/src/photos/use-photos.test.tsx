import { afterEach, expect, it, jest } from '@jest/globals';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { act, render, renderHook, screen } from '@testing-library/react';
import { PhotoField } from './photo-field.tsx';
import { usePhotos, type Photos } from './use-photos.ts';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const show = (photos: Photos) =>
  render(
    <RemoteContext value={{ locale: 'en', base: '', currency: 'INR', t: (key) => key, embed: null }}>
      <PhotoField photos={photos} />
    </RemoteContext>,
  );

/** A browser that draws every file as its own bytes. */
function draws(): void {
  let next = 0;
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 10, height: 10, close: () => undefined }),
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    next += 1;
    done(new Blob([`photo ${next}`], { type: 'image/jpeg' }));
  });
}
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

it('says how many there is room for, whatever that is', async () => {
  draws();
  const { result } = renderHook(() => usePhotos({ most: 2 }));
  await act(() => result.current.add(['a', 'b', 'c'].map(file)));
  expect(result.current.list).toHaveLength(2);
  show(result.current);
  expect(screen.getByText(/^Up to 2\./)).toBeTruthy();
  expect(screen.getByText('You can add up to 2 photos.')).toBeTruthy();
});

it('says where there is room for none', () => {
  const { result } = renderHook(() => usePhotos({ most: 0 }));
  show(result.current);
  expect(screen.getByText("You've added the maximum number of photos.")).toBeTruthy();
});

it('counts what is there when each is ready, not what was there when they were chosen', async () => {
  draws();
  const { result } = renderHook(() => usePhotos({ most: 2 }));
  const { add } = result.current;
  // Both began with an empty list.
  await act(() => Promise.all([add(['a', 'b'].map(file)), add(['c', 'd'].map(file))]));
  expect([result.current.list.length, result.current.fault]).toEqual([2, 'many']);
});
