import { REQUEST_PHOTOS, type RequestPhoto } from '@suvarna/contracts/orders';
import { base64Of, dataAddressOf } from './data-address.ts';

/** Pixels of the long side. The lesser ones are for pictures that stay too heavy at every quality. */
const SIDES = [1200, 900, 640];
const QUALITIES = [0.85, 0.75, 0.65, 0.5];

function draw(picture: ImageBitmap, longSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw a photo on');
  // JPEG knows no transparency, and would make it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/**
 * A photo as it is sent: small enough for any line, and drawn again, so that nothing of the file goes
 * along but what is seen; where and with what it was taken stays with the shopper.
 *
 * @throws Error for a file the browser cannot show
 */
export async function scalePhoto(file: Blob): Promise<RequestPhoto> {
  const picture = await createImageBitmap(file);
  try {
    for (const side of SIDES) {
      const canvas = draw(picture, side);
      for (const quality of QUALITIES) {
        const blob = await encode(canvas, quality);
        if (blob?.type === 'image/jpeg' && blob.size <= REQUEST_PHOTOS.bytes)
          return { media_type: 'image/jpeg', data: base64Of(await dataAddressOf(blob)) };
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('A photo could not be made small enough');
}
