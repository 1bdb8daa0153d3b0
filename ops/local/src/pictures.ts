/**
 * Draws the smoke pages of a release that is not live beside those of what is, for `npm run ops -- pictures`, which
 * says what by a file and reads the list of files from another. It knows no token.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '@suvarna/chromium/find-chromium';
import type { Composition } from '@suvarna/contracts/release-delivery';
import { drawPages, type ReleaseToDraw } from './pictures/draw-pages.ts';
import { startOwnComposer } from './pictures/own-composer.ts';
import { openStandIn } from './pictures/registry-stand-in.ts';
import { complain, explain } from './terminal.ts';

interface Wanted {
  /** Address of the registry, for files of releases. */
  readonly registry: string;
  /** What is live, as it was believed. */
  readonly live: Composition;
  readonly candidate: Composition['remotes'];
  readonly draw: Readonly<Record<'live' | 'candidate', ReleaseToDraw>>;
}

const [folder = ''] = process.argv.slice(2);

async function draw(): Promise<void> {
  const { path, faults } = findChromium(process.env);
  if (path === '') throw new Error(`there is no Chromium to draw with: ${faults.join('; ')}`);
  const wanted = JSON.parse(await readFile(join(folder, 'wanted.json'), 'utf8')) as Wanted;
  const standIn = await openStandIn(wanted.registry, wanted.live, wanted.candidate);
  try {
    const keyFile = join(folder, 'key.pem');
    await writeFile(keyFile, standIn.publicKey);
    const data = join(folder, 'composer');
    await mkdir(data);
    const composer = await startOwnComposer(process.env, { registry: standIn.url, keyFile, data });
    try {
      const { control: live, canary: candidate } = standIn.groups;
      const shown = { shop: composer.shop, groups: { live, candidate } };
      const drawn = await drawPages(path, shown, wanted.draw, folder);
      await writeFile(join(folder, 'drawn.json'), JSON.stringify(drawn));
    } finally {
      await composer.end();
    }
  } finally {
    await standIn.close();
  }
}

try {
  await draw();
} catch (error) {
  complain('pictures', explain(error));
  process.exitCode = 1;
}
