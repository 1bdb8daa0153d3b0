interface EmiTables {
  emi_plans: {
    plan_id: string;
    lender: string;
    lender_name: string;
    lender_name_hi: string;
    lender_kind: 'bank' | 'nbfc';
    months: number;
    annual_rate_bp: number;
    minimum: number;
    maximum: number;
    processing_fee: number;
    starts_on: string;
    ends_on: string | null;
  };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends EmiTables {}
}
