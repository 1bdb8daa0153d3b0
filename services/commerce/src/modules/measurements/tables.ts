import type { Finger, Hand, Relation } from '@suvarna/contracts/measurements';
import type { Generated } from 'kysely';

interface MeasurementTables {
  measured_people: {
    id: string;
    customer_id: string;
    relation: Relation;
    name: string;
    bangle: string;
    chain: string;
    wrist_um: number | null;
    version: Generated<number>;
    created_at: Date;
    changed_at: Date;
  };
  measured_rings: {
    person_id: string;
    hand: Hand;
    finger: Finger;
    circumference_um: number;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends MeasurementTables {}
}
