import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { AppPagePlugin } from './app-page-plugin.ts';
import { commonConfig } from './rules.ts';

export interface AppBuild {
  readonly version: string;
  readonly out: string;
}

/** Of its address: the server serves these files for a year, so their names carry their content. */
const FILES = 'files';

/** `webpack.config.mjs` of an app by itself is `export default appConfig(import.meta.dirname, 'console')`. */
export function appConfig(directory: string, name: string): (build: AppBuild) => Configuration {
  return ({ version, out }) => {
    const common = commonConfig({ directory, name, version, layer: 'shell', side: 'client' });
    return {
      ...common,
      target: ['web', 'es2022'],
      entry: { [name]: './src/main.tsx' },
      output: {
        path: out,
        filename: `${FILES}/[name].[contenthash:8].js`,
        chunkFilename: `${FILES}/[name].[contenthash:8].js`,
        assetModuleFilename: `${FILES}/[name].[contenthash:8][ext]`,
        publicPath: '/',
        // What its server's policy names: scripts that come later need a leave of their own under Trusted Types.
        trustedTypes: { policyName: `suvarna-${name}` },
        clean: true,
      },
      module: {
        ...common.module,
        rules: (common.module?.rules ?? []).map((rule) =>
          // Files of faces lie with the others.
          typeof rule === 'object' && rule && rule.type === 'asset/resource'
            ? { ...rule, generator: { filename: `${FILES}/[name].[contenthash:8][ext]` } }
            : rule,
        ),
      },
      plugins: [
        new MiniCssExtractPlugin({
          filename: `${FILES}/[name].[contenthash:8].css`,
          chunkFilename: `${FILES}/[name].[contenthash:8].css`,
          ignoreOrder: true,
        }),
        new AppPagePlugin({ entry: name, icon: join(directory, 'src', 'icon.svg') }),
      ],
    };
  };
}
