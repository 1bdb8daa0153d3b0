import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { REQUEST_PHOTOS } from '@suvarna/contracts/orders';
import { scalePhoto } from './scale-photo.ts';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

/** A browser that draws a picture of this size; `bytesOf` says how heavy what it drew is. @returns what it drew */
function draws(width: number, height: number, bytesOf: (width: number, quality: number) => number) {
  const tries: {
    readonly width: number;
    readonly height: number;
    readonly type: string | undefined;
    readonly quality: number;
  }[] = [];
  const close = jest.fn();
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width, height, close }) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    tries.push({ width: this.width, height: this.height, type, quality: Number(quality) });
    done(new Blob([new Uint8Array(bytesOf(this.width, Number(quality)))], { type: 'image/jpeg' }));
  });
  return { tries, close };
}
const file = new Blob(['x']);

describe('a photo', () => {
  it('has at most 1200 pixels on its long side, upright or not', async () => {
    const { tries, close } = draws(3000, 4000, () => 3);
    expect(await scalePhoto(file)).toEqual({ media_type: 'image/jpeg', data: 'AAAA' });
    expect(tries).toEqual([{ width: 900, height: 1200, type: 'image/jpeg', quality: 0.85 }]);
    expect(close).toHaveBeenCalled();
  });

  it('that is small is not made larger', async () => {
    const { tries } = draws(640, 480, () => 3);
    await scalePhoto(file);
    expect(tries[0]).toMatchObject({ width: 640, height: 480 });
  });

  it('loses quality, then size, until it weighs at most 100 kB', async () => {
    const { tries } = draws(4000, 3000, (width, quality) =>
      width <= 900 && quality <= 0.75 ? REQUEST_PHOTOS.bytes : REQUEST_PHOTOS.bytes + 1,
    );
    expect((await scalePhoto(file)).data).toHaveLength(136_536);
    expect(tries.map(({ width, quality }) => [width, quality])).toEqual([
      [1200, 0.85],
      [1200, 0.75],
      [1200, 0.65],
      [1200, 0.5],
      [900, 0.85],
      [900, 0.75],
    ]);
  });

  it('that the browser cannot show, or cannot make small, is refused', async () => {
    draws(4000, 3000, () => REQUEST_PHOTOS.bytes + 1);
    await expect(scalePhoto(file)).rejects.toThrow('small enough');
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
    await expect(scalePhoto(file)).rejects.toThrow('no picture');
  });
});
