/** `collect-images.ts <folder>` fills `<folder>/<image>/packages` and `<folder>/<image>/files` for every image. */
import { resolve } from 'node:path';
import { collectImage } from './collect-image.ts';
import { IMAGES } from './images.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: collect-images.ts <folder>');
for (const image of IMAGES) collectImage(image, resolve(folder));
