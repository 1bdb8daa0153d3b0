interface EventTables {
  event_counts: {
    day: string;
    name: string;
    remote: string;
    route: string;
    audience: string;
    country: string;
    locale: string;
    product_id: number;
    count: number;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends EventTables {}
}
