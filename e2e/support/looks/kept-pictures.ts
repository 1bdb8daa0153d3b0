/** Pictures that stores of tests resize are kept between runs: a twelfth of what journeys cost, and the same each time. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../repository.ts';

/** What decides of a resized picture besides the one it is made from, which its name tells. */
const MADE_BY = ['src/pictures/encode.ts', 'package.json'];

/**
 * Setting of a store.
 *
 * @param store each has a folder of its own: the image service knows what it put there itself
 */
export async function keptPictures(store: string): Promise<{ readonly IMAGING_CACHE: string }> {
  const hash = createHash('sha256');
  for (const file of MADE_BY) hash.update(await readFile(join(repository, 'services', 'imaging', file)));
  return {
    IMAGING_CACHE: join(repository, 'reports', 'kept-pictures', hash.digest('hex').slice(0, 16), store),
  };
}
