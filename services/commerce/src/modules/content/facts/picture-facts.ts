/** Pictures that a text may show: those the store's people sent, and those of designs. Any other is none. */
import { contentPicture, type DocumentPicture, PICTURE_NAME } from '@suvarna/contracts/content';
import { urlOf, type Catalogue } from '../../catalogue/index.ts';
import { pictureOf } from '../../imagery/index.ts';

const SENT = new RegExp(`^picture:(?<name>${PICTURE_NAME.slice(1, -1)})$`, 'u');
const OF_DESIGN = /^design:(?<id>[1-9]\d{0,8})$/u;
/** Pictures of designs are square, and no text shows one wider. */
const SIDE = 515;

/** The name of a picture that was sent; `undefined` for an address of anything else. */
export const sentPicture = (address: string): string | undefined => SENT.exec(address)?.groups?.['name'];

/**
 * What an address of a text leads to.
 *
 * @returns `undefined` for an address of anything else, and for a design that is not made
 */
export function pictureAt(
  { address, alt }: { readonly address: string; readonly alt: string },
  catalogue: Pick<Catalogue, 'snapshot'>,
): DocumentPicture | undefined {
  const name = sentPicture(address);
  if (name !== undefined) {
    const [width = 0, height = 0] = name.split('-', 1).flatMap((size) => size.split('x').map(Number));
    return { src: `/api/${contentPicture.path}?name=${name}`, alt, width, height };
  }
  const id = OF_DESIGN.exec(address)?.groups?.['id'];
  const design = id === undefined ? undefined : catalogue.snapshot()?.byId.get(Number(id));
  if (design === undefined) return undefined;
  const { src } = pictureOf(design, 'hero', design.default_colour);
  return { src, alt, width: SIDE, height: SIDE, href: urlOf(design) };
}
