/** The e-mail address and the phone of an account, and their change by codes on both ends. */
import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';

export const ContactKind = Type.Union([Type.Literal('email'), Type.Literal('phone')]);
export type ContactKind = Static<typeof ContactKind>;

const Change = Type.Object({
  kind: ContactKind,
  /** The new contact, as it was typed. */
  to: Type.String(),
  /** Where the other code went, masked. */
  old: Type.String(),
  old_proven: Type.Boolean(),
  new_proven: Type.Boolean(),
  /** When it happens by itself; `''` while codes are waited for. */
  due_at: Type.String(),
});

export const Contacts = Type.Object({
  email: Type.String(),
  /** With its calling code: `91-9876543210`. */
  phone: Type.String(),
  has_password: Type.Boolean(),
  /** What is under way. */
  change: Type.Union([Type.Null(), Change]),
});
export type Contacts = Static<typeof Contacts>;

export const ContactBeginBody = strictObject({
  kind: ContactKind,
  to: Type.String({ minLength: 1, maxLength: 254 }),
});
export type ContactBeginBody = Static<typeof ContactBeginBody>;

export const ContactSent = Type.Object({
  contacts: Contacts,
  resend_after: Type.Integer(),
  expires_in: Type.Integer(),
});
export type ContactSent = Static<typeof ContactSent>;

export const ContactProveBody = strictObject({
  side: Type.Union([Type.Literal('old'), Type.Literal('new')]),
  otp: Type.String({ pattern: '^[0-9]{6}$', 'x-text': 'otp' }),
});
export type ContactProveBody = Static<typeof ContactProveBody>;

export const ContactWaitBody = strictObject({ password: Type.String({ minLength: 1, maxLength: 200 }) });

export const ContactStopBody = strictObject({ token: Type.String({ minLength: 1, maxLength: 100 }) });
