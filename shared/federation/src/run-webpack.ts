import webpack, { type Configuration } from 'webpack';

/** @throws Error with webpack's own report when a build fails. */
export async function runWebpack(configs: readonly Configuration[]): Promise<void> {
  const compiler = webpack([...configs]);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (result) resolve(result);
      else reject(new Error('webpack answered neither stats nor an error'));
    });
  });
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings())
    throw new Error(
      `a build with warnings is not shipped:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`,
    );
}
