import type { GoldGrade } from '@suvarna/contracts/catalogue';
import type { CareKind, CareRepeat, ExternalPieceMetal } from '@suvarna/contracts/jewellery-box';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import type { Generated } from 'kysely';

interface BoxTables {
  box_pieces: {
    id: string;
    customer_id: string;
    name: string;
    metal: ExternalPieceMetal;
    karat: GoldGrade | null;
    net_weight_mg: number | null;
    stones: string;
    huid: string;
    /** ISO day. */
    bought_on: string | null;
    paid: number | null;
    note: string;
    version: Generated<number>;
    created_at: Date;
    changed_at: Date;
  };
  box_photos: {
    piece_id: string;
    position: number;
    media_type: RequestPhoto['media_type'];
    bytes: Buffer;
    redrawn: Generated<boolean | null>;
  };
  box_shares: {
    id: string;
    customer_id: string;
    token_hash: Buffer;
    with_values: boolean;
    created_at: Date;
    expires_at: Date;
  };
  box_reminders: {
    id: string;
    customer_id: string;
    /** A bought piece, or one from elsewhere. */
    line_id: string | null;
    piece_id: string | null;
    kind: CareKind;
    /** ISO day. */
    due_on: string;
    /** The day that was chosen: a yearly one is counted from it. */
    first_on: string;
    repeat: CareRepeat;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends BoxTables {}
}
