import type { Device } from '@suvarna/contracts/identity';
import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/remote-kit/page';

/** `Chrome on Android`; brands keep their names in both languages. */
export function deviceName({ browser, system }: Device, t: Translate): string {
  if (browser === '' && system === '') return t('devices.unknown');
  if (browser === '' || system === '') return browser || system;
  return t('devices.name', { browser, system });
}

/** `Indien` of `IN`, in the page's language; `''` where it is not known. */
export function countryOf({ country }: Device, locale: Locale): string {
  if (country === '') return '';
  return new Intl.DisplayNames([`${locale}-IN`], { type: 'region', fallback: 'none' }).of(country) ?? '';
}
