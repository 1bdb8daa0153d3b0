import type { Generated } from 'kysely';
import type { Locale } from '@suvarna/contracts/locale';
import type { SocialProvider } from '@suvarna/contracts/social';

interface SocialTables {
  social_links: {
    provider: SocialProvider;
    subject: string;
    customer_id: string;
    email: string;
    linked_at: Date;
  };
  social_flows: {
    id: string;
    provider: SocialProvider;
    purpose: 'sign-in' | 'link';
    state_hash: Buffer;
    browser_hash: Buffer;
    subject: string;
    locale: Locale;
    next_path: string;
    step: 'asked' | 'returned' | 'refused' | 'proving' | 'done';
    code: string | null;
    issuer: string | null;
    error: string | null;
    provider_subject: string | null;
    email: string | null;
    first_name: Generated<string>;
    last_name: Generated<string>;
    expires_at: Date;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends SocialTables {}
}
