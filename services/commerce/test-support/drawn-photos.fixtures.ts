import type { RedrawPhoto } from '../src/platform/photos/redraw-photo.ts';

/** What the image service makes of any photo, as far as the suites are concerned that are not about drawing. */
export const DRAWN_JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100, 7)]);

export const drawnForTests: RedrawPhoto = async () => ({ jpeg: DRAWN_JPEG, width: 40, height: 30 });
