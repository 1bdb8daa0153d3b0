/**
 * The webpack configuration of every remote: a Module Federation client build and one server
 * bundle, both named after the version (architecture.md §4 says why).
 */
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { compileAtOnce } from './compile-at-once.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import { FilelessChunksPlugin } from './fileless-chunks-plugin.ts';
import { PackageFilesPlugin } from './package-files-plugin.ts';
import type { RemoteConfig } from '@suvarna/remote-kit/config';
import type { RemoteBuild } from './remote-build.ts';
import { commonConfig } from './rules.ts';
import { remoteShared } from './share-list.ts';
import { ShortChunkIdsPlugin } from './short-chunk-ids-plugin.ts';
import { StableEntryIdPlugin } from './stable-entry-id-plugin.ts';

/** `catalog`, `1.4.0` → `catalog_1_4_0`: two versions never share a container or a chunk array. */
const containerName = (name: string, version: string): string =>
  `${name}_${version}`.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** What containers import of the runtime beyond its core: the host gives it (`browser/provide-bundler-runtime.ts`). */
const BUNDLER_RUNTIME = createRequire(import.meta.url).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);

const remoteBase = (name: string, version: string): string => `/remotes/${name}/${version}/`;

/** `webpack.config.mjs` of a remote is `export default remoteConfig(import.meta.dirname)`. */
export function remoteConfig(directory: string): (build: RemoteBuild) => Promise<Configuration[]> {
  return async (build) => {
    const { default: config } = (await import(join(directory, 'remote.config.ts'))) as {
      default: RemoteConfig;
    };
    return [
      clientConfig(directory, config, build),
      serverConfig(directory, config, build),
      ...(config.workers ? [workerConfig(directory, config, build)] : []),
    ];
  };
}

const constants = (config: RemoteConfig, build: RemoteBuild, more: Readonly<Record<string, string>> = {}) =>
  new webpack.DefinePlugin({
    ...more,
    __REMOTE__: JSON.stringify({ name: config.name, version: build.version }),
    __TEXTS__: JSON.stringify(config.texts),
  });

function clientConfig(directory: string, config: RemoteConfig, build: RemoteBuild): Configuration {
  const container = containerName(config.name, build.version);
  const common = commonConfig({
    directory,
    name: config.name,
    version: build.version,
    layer: `remotes.${config.name}`,
    side: 'client',
  });
  return {
    ...common,
    optimization: {
      ...common.optimization,
      splitChunks: {
        ...common.optimization?.splitChunks,
        cacheGroups: { sheets: sheetsOfNeighbours(config) },
      },
    },
    target: ['web', 'es2022'],
    entry: {},
    // As `externalRuntime` below does it for the core of the runtime.
    externalsType: 'var',
    externals: [{ [BUNDLER_RUNTIME]: '_FEDERATION_BUNDLER_RUNTIME()' }],
    output: {
      path: join(build.out, 'client'),
      // The address has the version in it, and nothing of a version ever changes: a hash in each name
      // would say it once more, and the entry lists every name.
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: build.publicPath ?? remoteBase(config.name, build.version),
      uniqueName: container,
      crossOriginLoading: 'anonymous',
      // Workers are written beside it, by a build of their own.
      clean: { keep: /-worker\.js$/ },
    },
    plugins: [
      constants(config, build, { __BROWSER__: 'true' }),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: { ...remoteShared(directory) },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true },
      }),
      compileAtOnce(/^(page-.*|[0-9a-f]{6})\.js$/),
      new StableEntryIdPlugin(),
      new ShortChunkIdsPlugin(),
      new FilelessChunksPlugin(),
      new PackageFilesPlugin(directory, config.files ?? {}),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true, hashLoading: 'lazy' }),
      new DescriptorPlugin({ directory, config, build, container }),
    ],
  };
}

/** Sheets that several neighbours need; smaller ones are not worth a file. */
function sheetsOfNeighbours({ neighbours = [] }: RemoteConfig) {
  const chunks = new Set(neighbours.map((id) => `page-${id}`));
  return {
    type: 'css/mini-extract',
    chunks: ({ name }: { readonly name?: string | null }) => chunks.has(name ?? ''),
    minChunks: 2,
    minSize: 6_000,
  };
}

/** Workers take nothing from a page: whole files without the container's runtime, at the release's address as the policy wants them. */
function workerConfig(directory: string, config: RemoteConfig, build: RemoteBuild): Configuration {
  return {
    ...commonConfig({
      directory,
      name: `${config.name}-worker`,
      version: build.version,
      layer: `remotes.${config.name}`,
      side: 'client',
    }),
    target: ['webworker', 'es2022'],
    entry: { ...config.workers },
    output: { path: join(build.out, 'client'), filename: '[name]-worker.js' },
    plugins: [constants(config, build), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** React comes from the process that renders; everything else is inside. */
function serverConfig(directory: string, config: RemoteConfig, build: RemoteBuild): Configuration {
  const common = commonConfig({
    directory,
    name: config.name,
    version: build.version,
    layer: `remotes.${config.name}`,
    side: 'server',
  });
  return {
    ...common,
    target: 'node24',
    entry: { server: './src/server.ts' },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [/^react$/, /^react\/jsx-runtime$/, /^react-dom$/, /^react-dom\/(server|client)$/],
    resolve: {
      ...common.resolve,
      // The browser's HTTP client never runs here: pages are loaded through the composer's reader.
      alias: { axios$: false },
    },
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager', url: 'relative' } } },
    output: {
      path: join(build.out, 'server'),
      filename: 'server.mjs',
      module: true,
      library: { type: 'module' },
      publicPath: build.publicPath ?? remoteBase(config.name, build.version),
      clean: true,
    },
    plugins: [constants(config, build), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
