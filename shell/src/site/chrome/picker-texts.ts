/** Texts of the choice of country and language. They travel with it, when somebody asks for it, and not with the shell. */
import { textsOf } from '@suvarna/i18n';
import en from '../locales/picker-en.json' with { type: 'json' };
import hi from '../locales/picker-hi.json' with { type: 'json' };

export const pickerTexts = textsOf('shell-picker', { en, hi });
