import { createSafeStorage, DRAFT_KEYS, session } from '@suvarna/session';
import type { EnrolFields } from './enrol.model.ts';

const storage = createSafeStorage(() => globalThis.window?.sessionStorage);

/** What is kept of the form: never the PAN, and no consent, which is given to what is read. */
const KEPT = [
  'amount',
  'name_on_pan',
  'nominee_name',
  'nominee_phone',
  'nominee_email',
  'relationship',
  'mandate',
] as const satisfies readonly (keyof EnrolFields)[];

interface Draft {
  /** Whose it is: another customer in the same tab is not shown it. */
  readonly person: string | null;
  /** The amount that the address had when it was written; another in the address is newer. */
  readonly asked: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function kept(): Partial<Draft> {
  try {
    const read: unknown = JSON.parse(storage.get(DRAFT_KEYS.enrolment) ?? 'null');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    // Written by something else: as good as nothing.
    return {};
  }
}

/**
 * The form of enrolment as it was written in this tab, so that a reload loses nothing. It goes when the plan
 * is opened and when its customer signs out.
 */
export const enrolDraft = {
  /** @param first what the form begins with otherwise @param asked amount of the address */
  over(first: EnrolFields, asked: string): EnrolFields {
    const draft = kept();
    if (draft.fields === undefined) return first;
    if (draft.person !== session.person()) {
      storage.remove(DRAFT_KEYS.enrolment);
      return first;
    }
    const fields = Object.fromEntries(
      KEPT.flatMap((name) => {
        const value = draft.fields?.[name];
        return typeof value === 'string' ? [[name, value.slice(0, 254)]] : [];
      }),
    );
    return { ...first, ...fields, ...(draft.asked !== asked && { amount: first.amount }) };
  },
  keep(fields: EnrolFields, asked: string): void {
    const draft: Draft = {
      person: session.person(),
      asked,
      fields: Object.fromEntries(KEPT.map((name) => [name, fields[name]])),
    };
    storage.set(DRAFT_KEYS.enrolment, JSON.stringify(draft));
  },
  forget: (): void => storage.remove(DRAFT_KEYS.enrolment),
};
