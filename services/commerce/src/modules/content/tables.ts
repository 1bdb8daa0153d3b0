import type { DocumentKind } from '@suvarna/contracts/content';
import type { Generated, GeneratedAlways } from 'kysely';

interface ContentTables {
  content_documents: {
    kind: DocumentKind;
    slug: string;
    /** Counts all that was done with it: who looked at an earlier one is told. */
    edition: number;
    created_at: Date;
  };
  content_versions: {
    kind: DocumentKind;
    slug: string;
    version: number;
    title: string;
    title_hi: string;
    lead: string;
    lead_hi: string;
    body: string;
    body_hi: string;
    why: string;
    saved_by: string;
    saved_at: Date;
  };
  content_publications: {
    id: GeneratedAlways<number>;
    kind: DocumentKind;
    slug: string;
    version: number | null;
    at: Date;
    /** Which publication to come this one calls off; it shows nothing itself. */
    calls_off: Generated<number | null>;
    why: string;
    decided_by: string;
    decided_at: Date;
  };
  content_pictures: {
    /** Its width, height and a digest of its content. */
    name: string;
    bytes: Buffer;
    why: string;
    added_by: string;
    added_at: Date;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends ContentTables {}
}
