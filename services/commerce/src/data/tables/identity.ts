import type { Generated } from 'kysely';

export interface IdentityTables {
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
  allowances: { name: string; used: number; ends_at: Date };
}
