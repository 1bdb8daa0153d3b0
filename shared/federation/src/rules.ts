/** Loaders and settings every build of the store has in common. */
// Write what bundles get of the contracts, and the modules of texts.
import '@suvarna/contracts/write-calls';
import '@suvarna/i18n/write-texts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { cssLayer } from './css-layer.ts';

export interface BuildTarget {
  /** Directory of the part that is built. */
  readonly directory: string;
  /** `catalog`, `shell`: prefix of class names. */
  readonly name: string;
  readonly version: string;
  /** Layer of this part's own sheets, e.g. `remotes.catalog`. */
  readonly layer: string;
  /** The server bundle needs class names only, no sheets. */
  readonly side: 'client' | 'server';
}

const script = (side: BuildTarget['side']): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: side === 'server' ? 'es2024' : 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
  },
});

const sheet = (target: BuildTarget): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(target.side === 'client' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: 'css-loader',
      options: {
        importLoaders: 1,
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: target.side === 'server',
          // Two remotes may hold the same file and class; name and version keep them apart. Short,
          // because names are written again and again: spelled out they were a third of a listing.
          localIdentName: `${target.name}-[hash:base64:6]`,
          localIdentHashSalt: `${target.name}@${target.version}`,
          // Hash over the path inside the part, not on this machine, so that builds reproduce.
          localIdentContext: target.directory,
        },
      },
    },
    {
      loader: 'postcss-loader',
      options: { postcssOptions: { config: false, plugins: [cssLayer(target.layer)] } },
    },
  ],
});

export function commonConfig(target: BuildTarget): Configuration {
  return {
    name: `${target.name}-${target.side}`,
    mode: 'production',
    context: target.directory,
    devtool: false,
    performance: false,
    // rxjs ships classes only under `es2015`; its default is ES5 with tslib. Contracts have no schemas under `bundle`.
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['es2015', 'bundle', '...'] },
    module: {
      rules: [
        script(target.side),
        sheet(target),
        // The federation runtime is required and imported: without this it would be here twice.
        {
          test: /[\\/]@module-federation[\\/]/,
          resolve: { conditionNames: ['webpack', 'import', 'module', 'browser', 'default'] },
        },
        {
          test: /\.(woff2|svg|avif|webp|png)$/,
          resourceQuery: { not: [/bytes/] },
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', emit: target.side === 'client' },
        },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            format: { comments: false },
            // Names stay: they are what a stack of the server tells. Without comments there is half as much to read and to look through.
            ...(target.side === 'server' && { compress: false, mangle: false }),
          },
        }),
        new CssMinimizerPlugin(),
      ],
      // Every kind of size counts: an uncounted one makes chunks of any size, so a page would ask for
      // six small sheets, and consumers of shared libraries would be chunks without a file, whose
      // integrity that cannot be stated. A page that carries a few kB twice is sooner there than one
      // that waits for another file.
      splitChunks: {
        defaultSizeTypes: ['javascript', 'unknown', 'css/mini-extract', 'consume-shared'],
        minSize: 55_000,
      },
      chunkIds: 'named',
      // Short ones, which are 1 % of a page. Every version has an address of its own, so they need not outlive it.
      moduleIds: 'natural',
      mangleExports: 'size',
    },
    stats: 'errors-warnings',
  };
}
