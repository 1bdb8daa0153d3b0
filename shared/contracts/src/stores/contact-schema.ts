/** Whom people reach, and how: of the store's settings, so that another number needs no release. */
import { Type, type Static } from 'typebox';

export const StoreContact = Type.Object({
  /** As it is dialled: digits and hyphens, `+` in front where it is abroad's form. */
  phone: Type.String(),
  /** Digits with the country's, as `wa.me` takes them. */
  whatsapp: Type.String(),
  email: Type.String(),
  /** Grievance officer by name (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  officer: Type.Object({ name: Type.String(), name_hi: Type.String(), email: Type.String() }),
  /** ISO day since which all of it holds. */
  since: Type.String(),
});
export type StoreContact = Static<typeof StoreContact>;
