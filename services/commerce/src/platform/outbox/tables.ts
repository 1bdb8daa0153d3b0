import type { ColumnType, Generated } from 'kysely';

interface OutboxTables {
  outbox: {
    id: string;
    channel: 'events' | 'sms' | 'email' | 'push' | 'alerts' | 'registry' | 'agents';
    type: string;
    key: string;
    payload: ColumnType<Readonly<Record<string, unknown>>, string, string>;
    created_at: ColumnType<Date, never, never>;
    expires_at: Date | null;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    claim: string | null;
    outcome: 'delivered' | 'expired' | 'dead' | null;
    settled_at: Date | null;
    last_error: Generated<string>;
    /** `traceparent` of what said it, where that is recorded. */
    trace_context: string | null;
  };
  outbox_effects: { consumer: string; event_id: string; at: ColumnType<Date, never, never> };
}

declare module '../database/tables.ts' {
  interface Tables extends OutboxTables {}
}
