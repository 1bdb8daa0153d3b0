import type { RedrawPhoto } from '../src/platform/photos/redraw-photo.ts';

/** What the image service makes of any photo, as far as the suites are concerned that are not about drawing. */
export const DRAWN_JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100, 7)]);

/** A file that the image service would say has too many pixels. */
export const HUGE_JPEG = {
  media_type: 'image/jpeg',
  data: Buffer.from([0xff, 0xd8, 0xff, 0xff]).toString('base64'),
} as const;

export const drawnForTests: RedrawPhoto = async (bytes) =>
  bytes.toString('base64') === HUGE_JPEG.data ? 'too-large' : { jpeg: DRAWN_JPEG, width: 40, height: 30 };
