import { type Locale } from '@suvarna/contracts/locale';
import { type TextGroups } from './config.ts';
import type { Locales, Translate } from './page.ts';
export declare const namespaceOf: ({
  name,
  version,
}: {
  readonly name: string;
  readonly version: string;
}) => string;
export type LoadTexts = (locale: Locale, reader: string) => Promise<Translate>;
export declare function textLoader(namespace: string, locales: Locales, groups: TextGroups): LoadTexts;
