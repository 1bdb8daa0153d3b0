import { METAL_COLOURS, type MetalColour } from '@suvarna/contracts/catalogue';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Design } from '../../domain/catalogue/design.ts';
import { PICTURE_VERSION, PICTURE_VIEWS, type PictureView } from '../../domain/imagery/picture-address.ts';
import { drawPicture } from '../../domain/imagery/picture.ts';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Pictures kept in memory, in all encodings together; the oldest goes first. */
const KEPT = 6_000;

export interface PictureName {
  readonly view: PictureView;
  readonly colour: MetalColour;
}

const NAME = /^([a-z]+)-([a-z]+)-v(\d{1,4})\.svg$/;

/** Reads `front-yellow-v1.svg`. Only the drawings of this release have an address. */
export function readPictureName(name: string): PictureName | undefined {
  const [, viewWord, colourWord, version] = NAME.exec(name) ?? [];
  const view = PICTURE_VIEWS.find((candidate) => candidate === viewWord);
  const colour = METAL_COLOURS.find((candidate) => candidate === colourWord);
  return view && colour && Number(version) === PICTURE_VERSION ? { view, colour } : undefined;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Draws on demand, compresses once, and lets simultaneous askers share the work. */
export function createPictureStore() {
  const kept = new Map<string, Promise<Buffer>>();

  const make = (design: Design, { view, colour }: PictureName, encoding: Encoding): Promise<Buffer> => {
    const svg = Buffer.from(drawPicture(design, view, colour));
    switch (encoding) {
      case 'br': return asBrotli(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } });
      case 'gzip': return asGzip(svg, { level: 7 });
      case 'identity': return Promise.resolve(svg);
    }
  };

  return (design: Design, name: PictureName, encoding: Encoding): Promise<Buffer> => {
    const key = `${String(design.product_id)} ${name.view} ${name.colour} ${encoding}`;
    const known = kept.get(key);
    if (known) return known;
    const picture = make(design, name, encoding);
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, picture);
    return picture;
  };
}

/** The best encoding a client takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const words = (accepted ?? '').toLowerCase();
  if (/\bbr\b/.test(words)) return 'br';
  return /\bgzip\b/.test(words) ? 'gzip' : 'identity';
}
