import { linksAreFollowed } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

interface Texts {
  readonly addTexts: (locale: 'hi', namespace: string, texts: Readonly<Record<string, string>>) => void;
  readonly translator: (locale: 'hi', namespace: string) => (key: string) => string;
}

test('a text that was not written is marked on screen, said once in the console, and fails a journey', async ({
  page,
  watch,
}) => {
  watch.expectFault(/missing text: hi catalog@0\.0\.0 nobody\.wrote$/);
  watch.expectFault(/console error: \[catalog\] MissingText: no text in hi: catalog@0\.0\.0 nobody\.wrote/);
  await page.goto('/hi/');
  await linksAreFollowed(page);
  // The one instance that the shell and its remotes share.
  const shown = await page.evaluate(() => {
    const { __SHARE__: shares } = Reflect.get(globalThis, '__FEDERATION__') as {
      __SHARE__: Record<string, Record<string, Record<string, Record<string, { lib?: () => Texts }>>>>;
    };
    const [shared] = Object.values(shares).flatMap((instance) =>
      Object.values(instance).flatMap((scope) => Object.values(scope['@suvarna/i18n'] ?? {})),
    );
    if (!shared?.lib) throw new Error('the shell shares no texts');
    const { addTexts, translator } = shared.lib();
    addTexts('hi', 'catalog@0.0.0', { 'somebody.wrote': 'किसी ने लिखा' });
    const t = translator('hi', 'catalog@0.0.0');
    return [t('somebody.wrote'), t('nobody.wrote'), t('nobody.wrote')];
  });
  expect(shown).toEqual(['किसी ने लिखा', '⟦nobody.wrote⟧', '⟦nobody.wrote⟧']);
  await expect.poll(() => watch.all.filter((fault) => fault.startsWith('missing text'))).toHaveLength(2);
  await expect.poll(() => watch.all.filter((fault) => fault.includes('MissingText'))).toHaveLength(1);
  expect(watch.faults).toEqual([]);
});
