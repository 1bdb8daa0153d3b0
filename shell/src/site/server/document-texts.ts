/** What only the server says: titles, sentences of documents without a page, the store as an app. */
import { textsOf } from '@suvarna/i18n';
import en from '../locales/document-en.json' with { type: 'json' };
import hi from '../locales/document-hi.json' with { type: 'json' };

/** The name of the store is the same in both languages. */
export const STORE = 'Suvarna';

export const documentTexts = textsOf('shell-document', { en, hi });
