interface CatalogueTables {
  asked_kinds: { day: string; kind: string; asked: number };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends CatalogueTables {}
}
