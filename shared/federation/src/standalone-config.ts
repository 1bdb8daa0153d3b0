import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { commonConfig } from './rules.ts';

/** One plain bundle of a remote's `src/standalone.tsx`: no host, no federation, libraries inside. */
export function standaloneConfig(directory: string, name: string, out: string): Configuration {
  const common = commonConfig({
    directory,
    name,
    version: 'standalone',
    layer: `remotes.${name}`,
    side: 'client',
  });
  return {
    ...common,
    mode: 'development',
    target: ['web', 'es2022'],
    entry: { standalone: './src/standalone.tsx' },
    output: {
      path: out,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: '/standalone/',
      clean: true,
    },
    optimization: { ...common.optimization, minimize: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
    ],
  };
}
