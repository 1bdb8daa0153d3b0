import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { LANGUAGES, LOCALES, localizePath, splitLocale, type Locale } from '@suvarna/contracts/locale';
import { textModules } from '@suvarna/i18n/text-modules';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import type { Locales } from '@suvarna/remote-kit/page';
import { textLoader } from '@suvarna/remote-kit/texts';
import { render, screen } from '@testing-library/react';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';

/** A language that the store does not have: a line in the list, and a folder in two packages. */
const TAMIL = { name: 'தமிழ்', tag: 'ta-IN', prefix: '/ta', script: 'Taml', isComplete: false };
const ta = 'ta' as Locale;

const SHELL = {
  skip: 'உள்ளடக்கத்திற்குச் செல்லவும்',
  'bar.label': 'விரைவு இணைப்புகள்',
  'bar.home': 'முகப்பு',
  'bar.categories': 'நகைகள்',
  'bar.wishlist': 'விருப்பப் பட்டியல்',
  'bar.account': 'கணக்கு',
  'header.menu': 'பட்டி',
  'header.categories': 'நகைகள்',
  'nav.category': 'வகை வாரியாக',
  'nav.price': 'விலை வாரியாக',
  'nav.stone': 'கல் வாரியாக',
  'nav.gifts': 'பரிசுகள்',
  'category.rings': 'மோதிரங்கள்',
  'category.earrings': 'காதணிகள்',
  'category.pendants': 'பதக்கங்கள்',
  'category.necklaces': 'கழுத்தணிகள்',
  'category.bangles': 'வளையல்கள்',
  'category.chains': 'சங்கிலிகள்',
  'category.gold-coins': 'தங்க நாணயங்கள்',
  'stone.diamond': 'வைரம்',
  'stone.ruby': 'மாணிக்கம்',
  'stone.emerald': 'மரகதம்',
  'stone.pearl': 'முத்து',
  'occasion.wedding': 'திருமணம்',
  'occasion.birthday': 'பிறந்தநாள்',
};
const REMOTE = {
  home: 'முகப்பு',
  again: 'மீண்டும் முயற்சிக்கவும்',
  choose: 'தேர்ந்தெடுக்கவும்',
  'callback.title': 'அழைப்பைக் கோரவும்',
};

const folders: string[] = [];

/** The package's texts with those in Tamil beside them, and the modules made of both. */
function withTamil(packageName: string, feature: string, texts: object, groups: readonly string[]): string {
  mkdirSync(join(root, packageName, 'generated'), { recursive: true });
  const copy = mkdtempSync(join(root, packageName, 'generated', 'tamil-'));
  folders.push(copy);
  cpSync(join(root, packageName, 'src/locales'), join(copy, 'src/locales'), { recursive: true });
  if (groups.length > 0) writeFileSync(join(copy, 'remote.config.ts'), '');
  const own = join(copy, 'src/locales/ta', `${feature}.json`);
  mkdirSync(dirname(own));
  writeFileSync(own, JSON.stringify(texts));
  const out = join(copy, 'generated');
  for (const [path, source] of textModules({ directory: copy, out, languages: LOCALES, groups })) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), source);
  }
  return out;
}

beforeAll(() => {
  Object.assign(LANGUAGES, { ta: TAMIL });
  LOCALES.push(ta);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('pages of a language of the list have an address of their own', () => {
  expect(localizePath('/jewellery/', ta)).toBe('/ta/jewellery/');
  expect(splitLocale('/ta/jewellery/')).toEqual({ locale: 'ta', path: '/jewellery/' });
});

test('the shell speaks it, and English where it has no text', async () => {
  const out = withTamil('shell', 'chrome', SHELL, []);
  const { chromeTexts } = (await import(join(out, 'texts/chrome.ts'))) as { chromeTexts: unknown };
  jest.doMock(join(root, 'shell/generated/texts/chrome.ts'), () => ({ chromeTexts }));
  const { BottomBar } = (await import(join(root, 'shell/src/site/chrome/header/bottom-bar.tsx'))) as {
    BottomBar: (props: { locale: Locale }) => React.ReactElement;
  };
  render(<BottomBar locale={ta} />);
  expect(screen.getByRole('navigation', { name: SHELL['bar.label'] })).toBeTruthy();
  expect(screen.getByRole('link', { name: SHELL['bar.home'] }).getAttribute('href')).toBe('/ta/');
  expect(screen.getByRole('link', { name: /^Bag/ }).getAttribute('href')).toBe('/ta/checkout/cart/');
});

test('a remote speaks it, and English where it has no text', async () => {
  const out = withTamil('mfe-golden-bounty', 'every-page', REMOTE, ['offer', 'own']);
  const { locales } = (await import(join(out, 'locales.ts'))) as { locales: Locales };
  const t = await textLoader('golden-bounty@third', locales, { offer: ['landing'] })(ta, 'landing');
  render(
    <RemoteContext value={{ locale: ta, currency: 'INR', t, embed: null }}>
      <LoadError text={t('amount.invalid')} onAgain={() => undefined} />
    </RemoteContext>,
  );
  expect(screen.getByRole('button', { name: REMOTE.again })).toBeTruthy();
  expect(screen.getByText('Please enter valid amount')).toBeTruthy();
});
