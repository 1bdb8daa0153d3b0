import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Configuration } from 'webpack';
import type { AppBuild } from './app-config.ts';
import { listFiles } from './build-remote.ts';
import { runWebpack } from './run-webpack.ts';

/** An app with a document of its own: no host, no federation, every file beside it compressed for servers that look for that. */
export async function buildApp(directory: string, build: AppBuild): Promise<void> {
  await rm(build.out, { recursive: true, force: true });
  const { default: configure } = (await import(join(directory, 'webpack.config.mjs'))) as {
    default: (build: AppBuild) => Configuration;
  };
  await runWebpack([configure(build)]);
  for (const { path } of await listFiles(build.out))
    if (/\.(js|css|svg)$/.test(path)) await compressed(join(build.out, path));
}

async function compressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  );
}
