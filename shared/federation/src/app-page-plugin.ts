import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import webpack, { type Compiler } from 'webpack';

interface AppPage {
  readonly entry: string;
  /** Path of an SVG. */
  readonly icon: string;
}

/** Writes `index.html`: the one document of an app, which names its files with their hashes. No inline script, so that a policy can forbid them, and no title: each page has its own. */
export class AppPagePlugin {
  readonly page: AppPage;

  constructor(page: AppPage) {
    this.page = page;
  }

  apply(compiler: Compiler): void {
    const name = 'AppPagePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        // When names carry the hash of what is in them.
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const bytes = readFileSync(this.page.icon);
          const icon = `files/icon.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.svg`;
          compilation.emitAsset(icon, new webpack.sources.RawSource(bytes));
          const files = compilation.entrypoints.get(this.page.entry)?.getFiles() ?? [];
          const hashOf = (file: string): string =>
            `sha384-${createHash('sha384')
              .update(compilation.getAsset(file)?.source.buffer() ?? '')
              .digest('base64')}`;
          compilation.emitAsset('index.html', new webpack.sources.RawSource(documentOf(icon, files, hashOf)));
        },
      );
    });
  }
}

function documentOf(icon: string, files: readonly string[], hashOf: (file: string) => string): string {
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/${file}" integrity="${hashOf(file)}">`);
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script defer src="/${file}" integrity="${hashOf(file)}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/${icon}" type="image/svg+xml">
${[...styles, ...scripts].join('\n')}
</head>
<body><div id="app"></div></body>
</html>
`;
}
