import type { CompanionKind } from '../catalogue/index.ts';

interface RecommendationTables {
  looks_together: { week: string; first_id: number; second_id: number; looks: number };
  look_marks: { week: string; mark: Buffer };
  companions: { product_id: number; kind: CompanionKind; position: number; other_id: number };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends RecommendationTables {}
}
