import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import webpack from 'webpack';
import * as leftOut from './browser/left-out.ts';
import { LeaveOutPlugin } from './leave-out-plugin.ts';

const PARTS = {
  'runtime-core/dist/utils/preload.js': 'preloadAssets',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'SnapshotHandler',
  'sdk/dist/node.js': 'loadScriptNode',
  'webpack-bundler-runtime/dist/remotes.js': 'remotes',
};

let directory = '';
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Builds a file that takes these parts of a library of the same layout. */
async function built(parts: readonly string[]) {
  directory = await mkdtemp(join(tmpdir(), 'leave-out-'));
  const library = join(directory, 'node_modules', '@module-federation');
  for (const [path, name] of Object.entries(PARTS)) {
    await mkdir(dirname(join(library, path)), { recursive: true });
    await writeFile(join(library, path), `export const ${name} = 'of the library';\n`);
  }
  await writeFile(
    join(library, 'entry.js'),
    parts
      .map((path, index) => `import * as part${index} from './${path}';\nconsole.log(part${index});`)
      .join('\n'),
  );
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        mode: 'development',
        devtool: false,
        entry: join(library, 'entry.js'),
        output: { path: join(directory, 'out') },
        module: {
          rules: [
            { test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
          ],
        },
        plugins: [new LeaveOutPlugin()],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  return {
    errors: stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message),
    text: () => readFile(join(directory, 'out', 'main.js'), 'utf8'),
  };
}

it('puts stand-ins in the place of what the host never reaches', async () => {
  const { errors, text } = await built(Object.keys(PARTS));
  expect(errors).toEqual([]);
  expect(await text()).not.toContain('of the library');
  expect(await text()).toContain('is not in the build of the shell');
});

it('fails the build when the library has other files than those', async () => {
  const { errors } = await built(Object.keys(PARTS).slice(1));
  expect(errors).toEqual([expect.stringContaining('runtime-core/dist/utils/preload.js')]);
});

it('stands in with what says that it is not there, and with a handler without hooks', () => {
  const { SnapshotHandler, ...functions } = leftOut;
  for (const call of Object.values(functions)) expect(call).toThrow('is not in the build of the shell');
  expect(new SnapshotHandler().hooks.applyPlugin()).toBeUndefined();
});
