import type { SettingsReader } from '@suvarna/settings/read-settings';
import { isAddress, optionalText, textThat, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';

/** The registry of releases, as who reports to it. */
export interface RegistryAccess {
  readonly url: string;
  readonly token: { readonly value: string } | { readonly file: string };
}

declare module '../../config.ts' {
  interface Config {
    /** Where a difference in the ledger is told, so that a canary is turned back; `null`: nowhere. */
    readonly registry: RegistryAccess | null;
  }
}

const schema = Type.Object({
  REGISTRY_URL: textThat((value) => value === '' || isAddress(value), 'must be an http(s) address', {
    default: '',
    means: 'The registry of releases, told of differences in the ledger; empty tells it nothing',
  }),
  REGISTRY_COMPOSER_TOKEN: optionalText({ means: 'What composers show there' }),
  REGISTRY_COMPOSER_TOKEN_FILE: optionalText({ means: 'File of that token' }),
});

export function readRegistry(reader: SettingsReader): RegistryAccess | null {
  const {
    REGISTRY_URL: url,
    REGISTRY_COMPOSER_TOKEN: value,
    REGISTRY_COMPOSER_TOKEN_FILE: file,
  } = reader.read(schema);
  if (url === '') return null;
  // Several, with commas, while it is rotated: the first is used.
  const [first = ''] = (value ?? '').split(',');
  if (first === '' && file === undefined)
    reader.fault('REGISTRY_URL needs REGISTRY_COMPOSER_TOKEN, or its file.');
  return { url: withoutSlash(url), token: first === '' ? { file: file ?? '' } : { value: first.trim() } };
}
