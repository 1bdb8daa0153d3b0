/** Puts files of npm packages into a release as they are, so that a shopper's browser gets them from the store and nowhere else. */
import type { PackageFile } from '@suvarna/remote-kit/config';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

export class PackageFilesPlugin {
  readonly #directory: string;
  readonly #files: Readonly<Record<string, PackageFile>>;

  /** @param directory whose dependencies the packages are */
  constructor(directory: string, files: Readonly<Record<string, PackageFile>>) {
    this.#directory = directory;
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('PackageFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'PackageFilesPlugin', stage }, async () => {
        for (const [name, file] of Object.entries(this.#files)) {
          compilation.emitAsset(
            name,
            new webpack.sources.RawSource(await readFile(placeOf(file, this.#directory))),
          );
        }
      });
    });
  }
}

function placeOf({ package: name, path }: PackageFile, directory: string): string {
  const manifest = findPackageJSON(name, join(directory, 'package.json'));
  if (manifest === undefined) throw new Error(`${name} is not installed`);
  return join(dirname(manifest), path);
}
