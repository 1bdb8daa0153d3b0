import { Type } from 'typebox';
import { LOCALES } from '../locale/locale.ts';

/** A language of the store, as a call names it. */
export const Language = Type.Enum([...LOCALES]);
