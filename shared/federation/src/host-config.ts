/** The webpack configuration of the shell: the host of every remote, and its own server bundle. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { CARRIED_CONTRACTS, HOST_CONTRACT, type HostContracts } from '@suvarna/contracts/public-composition';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { commonConfig } from './rules.ts';
import { compileAtOnce } from './compile-at-once.ts';
import { LeaveOutPlugin } from './leave-out-plugin.ts';
import { hostShared } from './share-list.ts';
import type { SiteConfig } from './site-config.ts';
import { ShortChunkIdsPlugin } from './short-chunk-ids-plugin.ts';
import { StableEntryIdPlugin } from './stable-entry-id-plugin.ts';

export interface HostBuild {
  readonly version: string;
  readonly out: string;
  /** Instead of the site contract of the sources: how a shell of other days is built for a test. */
  readonly siteContract?: string;
}

/** Beside the files of the client build, by a build of its own. */
export const EARLY_SCRIPT = 'early.js';

export const contractsOf = ({ siteContract }: HostBuild, site: SiteConfig): HostContracts => ({
  contract: HOST_CONTRACT,
  carries: CARRIED_CONTRACTS,
  site: siteContract ?? site.contract,
});
export const hostBase = (version: string): string => `/shell/${version}/`;

/** `webpack.config.mjs` of the shell is `export default hostConfig(import.meta.dirname)`. */
export function hostConfig(directory: string): (build: HostBuild, site: SiteConfig) => Configuration[] {
  return (build, site) => [
    clientConfig(directory, build, site),
    earlyConfig(directory, build),
    serverConfig(directory, build),
    workerConfig(directory, build),
  ];
}

const constants = (build: HostBuild, more: Readonly<Record<string, string>> = {}) =>
  new webpack.DefinePlugin({
    __REMOTE__: JSON.stringify({ name: 'shell', version: build.version }),
    ...more,
  });

function clientConfig(directory: string, build: HostBuild, site: SiteConfig): Configuration {
  return {
    ...commonConfig({ directory, name: 'shell', version: build.version, layer: 'shell', side: 'client' }),
    target: ['web', 'es2022'],
    entry: { shell: './src/site/browser/main.ts' },
    output: {
      path: join(build.out, 'client'),
      // As in remotes: the version in the address is one of the content.
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: hostBase(build.version),
      uniqueName: 'suvarna_shell',
      crossOriginLoading: 'anonymous',
      clean: { keep: EARLY_SCRIPT },
    },
    plugins: [
      constants(build, { __HOST__: JSON.stringify(contractsOf(build, site)) }),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: { ...hostShared(directory) },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        runtimePlugins: [join(import.meta.dirname, 'browser', 'provide-bundler-runtime.ts')],
        // No manifests here (a manifest can carry code), so the part that reads them stays out.
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new LeaveOutPlugin(),
      compileAtOnce(/^shell\.js$/),
      new StableEntryIdPlugin(),
      new ShortChunkIdsPlugin(),
      // Its CommonJS file is required by path, and a module that is required keeps all it exports.
      new webpack.NormalModuleReplacementPlugin(
        /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
        (found) => {
          found.request = found.request.replace(/\.cjs$/, '.js');
        },
      ),
      // Hashes of what comes later travel with the file that asks for it: in the first one they were a kilobyte that nothing compresses.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true, hashLoading: 'lazy' }),
    ],
  };
}

/** The script that is there before all others: without a runtime, and so without anything to wait for. */
function earlyConfig(directory: string, build: HostBuild): Configuration {
  return {
    ...commonConfig({
      directory,
      name: 'shell-early',
      version: build.version,
      layer: 'shell',
      side: 'client',
    }),
    target: ['web', 'es2022'],
    entry: './src/site/early/early.ts',
    output: { path: join(build.out, 'client'), filename: EARLY_SCRIPT },
  };
}

function serverConfig(directory: string, build: HostBuild): Configuration {
  const common = commonConfig({
    directory,
    name: 'shell',
    version: build.version,
    layer: 'shell',
    side: 'server',
  });
  return {
    ...common,
    target: 'node24',
    entry: { site: './src/site/server/site.ts' },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [/^react$/, /^react\/jsx-runtime$/, /^react-dom$/, /^react-dom\/(server|client)$/],
    resolve: { ...common.resolve, alias: { axios$: false } },
    module: {
      ...common.module,
      rules: [...(common.module?.rules ?? []), { resourceQuery: /bytes/, type: 'asset/inline' }],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    output: {
      path: join(build.out, 'server'),
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      publicPath: hostBase(build.version),
      clean: true,
    },
    plugins: [constants(build), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The service worker: one file at an address that never changes, so it is served apart from the others. */
function workerConfig(directory: string, build: HostBuild): Configuration {
  return {
    ...commonConfig({
      directory,
      name: 'shell-worker',
      version: build.version,
      layer: 'shell',
      side: 'client',
    }),
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/site/worker/service-worker.ts' },
    output: { path: join(build.out, 'worker'), filename: '[name].js', clean: true },
    plugins: [constants(build), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
