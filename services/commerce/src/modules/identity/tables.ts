import type { ContactKind } from '@suvarna/contracts/customers';
import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, never, never>;

interface IdentityTables {
  guests: { id: string; created_at: CreatedAt };
  customers: {
    id: string;
    email: string | null;
    email_verified_at: Date | null;
    password_hash: string | null;
    title: Generated<string>;
    first_name: string;
    last_name: string;
    phone_code: Generated<string>;
    phone_no: Generated<string>;
    phone_verified_at: Date | null;
    date_of_birth: string | null;
    anniversary: string | null;
    spouse_birthday: string | null;
    country: Generated<string>;
    language: Generated<string>;
    created_at: CreatedAt;
    erased_at: Generated<Date | null>;
  };
  sessions: {
    token_hash: Buffer;
    guest_id: string | null;
    customer_id: string | null;
    sign_in_id: string | null;
    browse_only: Generated<boolean>;
    created_at: CreatedAt;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
  };
  sign_ins: {
    id: string;
    customer_id: string;
    cookie_hash: Buffer;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    ended_because:
      | 'signed-out'
      | 'replaced'
      | 'password-changed'
      | 'token-reused'
      | 'signed-out-elsewhere'
      | 'contact-changed'
      | 'account-deleted'
      | null;
    user_agent: Generated<string>;
    country: Generated<string>;
    device_hash: Generated<Buffer | null>;
    device_known: Generated<boolean>;
    proven_at: Generated<Date | null>;
    code_given_at: Generated<Date | null>;
  };
  refresh_tokens: {
    token_hash: Buffer;
    sign_in_id: string;
    parent_hash: Buffer | null;
    issued_at: Date;
    used_at: Date | null;
    superseded_at: Date | null;
  };
  known_devices: {
    device_hash: Buffer;
    customer_id: string;
    signed_in_at: Date;
    expires_at: Date;
    code_given_at: Generated<Date | null>;
  };
  registrations: {
    subject: string;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone_code: string;
    phone_no: string;
    referral_code: Generated<string>;
    expires_at: Date;
  };
  password_resets: { token_hash: Buffer; customer_id: string; created_at: Date; expires_at: Date };
  caller_id_requests: {
    request_id: string;
    subject: string;
    state: 'pending' | 'confirmed' | 'user_rejected' | 'failed' | 'used';
    phone_code: string | null;
    phone_no: string | null;
    first_name: Generated<string>;
    last_name: Generated<string>;
    created_at: Date;
    expires_at: Date;
  };
  one_time_codes: {
    purpose: string;
    target_hash: Buffer;
    subject: string;
    code_hash: Buffer;
    issued_at: Date;
    expires_at: Date;
    wrong_tries: Generated<number>;
    last_wrong_at: Date | null;
    used_at: Date | null;
    locked_until: Date | null;
  };
  delete_requests: {
    id: string;
    customer_id: string;
    asked_at: Date;
    due_at: Date;
    state: Generated<'open' | 'cancelled' | 'done'>;
    ended_at: Date | null;
  };
  contact_changes: {
    id: string;
    customer_id: string;
    kind: ContactKind;
    target: string;
    old_contact: string;
    asked_at: Date;
    old_proven_at: Date | null;
    new_proven_at: Date | null;
    due_at: Date | null;
    stop_hash: Buffer | null;
    state: Generated<'asked' | 'waiting' | 'done' | 'stopped' | 'replaced' | 'refused'>;
    ended_at: Date | null;
  };
  allowances: { name: string; used: number; ends_at: Date };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends IdentityTables {}
}
