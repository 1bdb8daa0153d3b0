import webpack from 'webpack';

/**
 * Chromium compiles every function of such a file when it comes, large files in a thread of its own. Without
 * this it looks through each function once to find its end, and compiles it in front of the shopper who
 * needs it first.
 */
export const compileAtOnce = (files: RegExp): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: files,
    // When comments have been taken out, and before anything is hashed.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
