import { expect, it } from '@jest/globals';
import postcss from 'postcss';
import { cssLayer } from './css-layer.ts';

const ORDER = '@layer reset, tokens, vendor, ui, shell, remotes, overrides;';
/** However it is spaced. */
const oneLine = (css: string): string => css.replaceAll(/\s*([;{}])\s*/g, '$1');
const built = async (css: string, from: string): Promise<string> => {
  const { css: out } = await postcss([cssLayer('remotes')]).process(css, { from });
  return oneLine(out);
};

it('puts every rule of a remote into its layer, so that none reaches what stands above', async () => {
  expect(
    await built('.card { color: red }\n@media print { .card { color: black } }', '/mfe-x/src/card.css'),
  ).toBe(oneLine(`${ORDER} @layer remotes { .card { color: red } @media print { .card { color: black } } }`));
});

it('puts what a remote takes of the shared components into theirs, whoever builds it', async () => {
  expect(await built('.button { color: red }', '/shared/ui/src/button.css')).toBe(
    oneLine(`${ORDER} @layer ui { .button { color: red } }`),
  );
});

it('leaves a sheet that names its layers as it is, behind the order of all', async () => {
  expect(await built('@layer tokens { :root { --a: 1 } }', '/shared/ui/src/tokens.css')).toBe(
    oneLine(`${ORDER} @layer tokens { :root { --a: 1 } }`),
  );
});

it('leaves faces of letters outside: they know no layers', async () => {
  expect(await built('@font-face { font-family: x }\n.a { color: red }', '/mfe-x/src/a.css')).toMatch(
    /^@layer [^;]+;@font-face\{font-family: x\}@layer remotes/,
  );
});
