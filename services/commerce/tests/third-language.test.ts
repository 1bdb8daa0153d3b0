/** A language that is a folder and a line in a list: Tamil, of which only a few texts are written yet. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type * as LocaleModule from '@suvarna/contracts/locale';
import type { Locale } from '@suvarna/contracts/locale';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.mock('@suvarna/contracts/locale', () => {
  const locale = jest.requireActual<typeof LocaleModule>('@suvarna/contracts/locale');
  return {
    ...locale,
    LOCALES: [...locale.LOCALES],
    LANGUAGES: { ...locale.LANGUAGES, ta: { ...locale.LANGUAGES.en, tag: 'ta-IN' } },
  };
});

const TAMIL = {
  'one-time-code.subject': 'சுவர்ணாவுக்கான உங்கள் குறியீடு',
  'one-time-code.sms':
    '{{code}} என்பது சுவர்ணாவுக்கான உங்கள் குறியீடு. இது {{minutes}} நிமிடங்களுக்கு, ஒரு முறை மட்டும் செயல்படும். தயவுசெய்து இதை யாரிடமும் பகிர வேண்டாம்.\n\n@{{domain}} #{{code}}',
  'registered.subject': 'சுவர்ணாவுக்கு வரவேற்கிறோம்',
  'registered.sms': 'உங்கள் சுவர்ணா கணக்கு தயாராக உள்ளது: {{page}}',
  'address-known.subject': 'உங்களுக்கு ஏற்கனவே சுவர்ணா கணக்கு உள்ளது',
  'reset-password.subject': 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுங்கள்',
  'contact.email': 'மின்னஞ்சல் முகவரி',
  'contact.phone': 'கைபேசி எண்',
  'contact-changed.subject': 'சுவர்ணாவில் உங்கள் தொடர்பு விவரம் மாற்றப்பட்டது',
  'sign-in.wrong': 'மின்னஞ்சல் அல்லது கடவுச்சொல் தவறானது',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'third-language-'));
  cpSync(join(__dirname, '../src/modules/identity/locales'), join(folder, 'locales'), { recursive: true });
  writeFileSync(join(folder, 'locales', 'ta.json'), JSON.stringify(TAMIL));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('a message is written in it, and in English where it has no text', async () => {
  const { moduleTexts } = await import('@suvarna/i18n/module-texts');
  const { MESSAGE_TEMPLATES } = await import('../src/message-templates.ts');
  const { renderEmail, renderSms, shopAt } = await import('../src/platform/notifications/render.ts');
  const { CONTACT } = await import('../test-support/contact.fixtures.ts');
  const { LOCALES } = await import('@suvarna/contracts/locale');
  // Its line in the list; what others wrote for it is not there.
  const tamil = 'ta' as Locale;
  LOCALES.push(tamil);
  // What surrounds every message is English then.
  moduleTexts(join(__dirname, '../src/platform/notifications'));
  const shop = shopAt('https://suvarna.example', CONTACT);
  const code = MESSAGE_TEMPLATES['one-time-code'];
  if (code === undefined) throw new Error('There is no such message.');
  const templates = { ...MESSAGE_TEMPLATES, 'one-time-code': { ...code, texts: moduleTexts(folder) } };
  const message = {
    template: 'one-time-code' as const,
    to: 'asha@shop.example',
    locale: tamil,
    values: { code: '042137', minutes: 5 },
  };

  expect(renderSms(templates, message, shop)).toBe(
    TAMIL['one-time-code.sms']
      .replaceAll('{{code}}', '042137')
      .replace('{{minutes}}', '5')
      .replace('{{domain}}', 'suvarna.example'),
  );
  const mail = renderEmail(templates, message, shop);
  expect(mail.subject).toBe(TAMIL['one-time-code.subject']);
  expect(mail.text).toContain('Your code is 042137.');
});
