import { METAL_COLOURS } from '@suvarna/contracts/catalogue';
import { DRAWN_VIEWS, TURN, TURN_VIEW } from '@suvarna/jewellery-model/model';
import { PICTURE_KEY } from '@suvarna/jewellery-model/picture-key';
import { SOCIAL, WIDTHS, type Wanted } from '../pictures/picture.ts';

const MAX_ID = 2_147_483_647;

/**
 * Reads `/media/designs/{product_id}/{view}-{colour}-{width}-{key}`, where the width may be
 * `social`, and of a turn is that of one frame. Without a key (`''`) it is the picture as it looks today.
 *
 * @returns the name of what is wrong when it is no address of a picture
 */
export function readAddress(
  product: string,
  name: string,
): Wanted | 'product' | 'view' | 'colour' | 'width' | 'key' {
  const product_id = Number(product);
  if (!/^[1-9]\d{0,9}$/.test(product) || product_id > MAX_ID) return 'product';
  const [viewWord, colourWord, widthWord, key, ...more] = name.split('-');
  const view = DRAWN_VIEWS.find((candidate) => candidate === viewWord);
  const colour = METAL_COLOURS.find((candidate) => candidate === colourWord);
  const width = widthWord === SOCIAL ? SOCIAL : WIDTHS.find((candidate) => String(candidate) === widthWord);
  if (view === undefined) return 'view';
  if (colour === undefined) return 'colour';
  if (width === undefined || (view === TURN_VIEW && width !== TURN.side)) return 'width';
  if (key === undefined) return { product_id, view, colour, width, key: '' };
  return PICTURE_KEY.test(key) && more.length === 0 ? { product_id, view, colour, width, key } : 'key';
}
