import { expect, test } from '../support/store/store-test.ts';

/** As on a machine of a developer who has none; which one it is otherwise: `bring-chromium.test.ts`. */
test('a store without a browser that draws says so at its start, where it is not overlooked', ({ store }) => {
  expect(store.env).toMatchObject({ CHROMIUM: 'none' });
  const said = store.said.join('\n');
  expect(said).toContain('THERE IS NO BROWSER THAT DRAWS: pictures that did not come with the release');
  expect(said).toContain('Install Chromium, or name one in CHROMIUM, and start again.');
});
