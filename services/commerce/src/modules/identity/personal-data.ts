import type { PersonalData } from '../../module.ts';
import { forgetUndelivered } from '../../platform/outbox/outbox-figures.ts';
import { deviceNameOf } from './records/device-name.ts';

const NOBODY = {
  email: null,
  email_verified_at: null,
  password_hash: null,
  title: '',
  first_name: '',
  last_name: '',
  phone_no: '',
  phone_verified_at: null,
  date_of_birth: null,
  anniversary: null,
  spouse_birthday: null,
} as const;

export const identityData: PersonalData = {
  exported: ['customers', 'sign_ins', 'contact_changes', 'delete_requests'],
  notExported: {
    sessions: 'hashes of tokens, good for ten minutes; the sign-ins they belong to are told',
    refresh_tokens: 'hashes of tokens; the sign-ins they belong to are told',
    password_resets: 'hashes of links, good for thirty minutes',
    known_devices: 'hashes of cookies; the sign-ins made there are told',
  },
  collect: async (tx, customerId) => {
    const { password_hash: _secret, ...account } = await tx
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const signIns = await tx
      .selectFrom('sign_ins')
      .select(['created_at', 'last_used_at', 'ended_at', 'ended_because', 'country', 'user_agent'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute();
    return {
      account,
      sign_ins: signIns.map((one) => ({ ...one, ...deviceNameOf(one.user_agent) })),
      contact_changes: await tx
        .selectFrom('contact_changes')
        .select(['kind', 'target', 'old_contact', 'asked_at', 'state', 'ended_at'])
        .where('customer_id', '=', customerId)
        .orderBy('asked_at')
        .execute(),
      delete_requests: await tx
        .selectFrom('delete_requests')
        .select(['asked_at', 'due_at', 'state', 'ended_at'])
        .where('customer_id', '=', customerId)
        .orderBy('asked_at')
        .execute(),
    };
  },
  erase: async (tx, customerId, at) => {
    for (const table of ['sign_ins', 'known_devices', 'password_resets', 'contact_changes'] as const)
      await tx.deleteFrom(table).where('customer_id', '=', customerId).execute();
    const {
      email,
      phone_code: code,
      phone_no: number,
    } = await tx
      .selectFrom('customers')
      .select(['email', 'phone_code', 'phone_no'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    await forgetUndelivered(tx, [email ?? '', number === '' ? '' : `${code}-${number}`].filter(Boolean));
    await tx
      .updateTable('customers')
      .set({ ...NOBODY, erased_at: at })
      .where('id', '=', customerId)
      .execute();
  },
};
