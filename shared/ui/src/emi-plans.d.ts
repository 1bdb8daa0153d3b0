export interface EmiPlanFacts {
  readonly plan_id: string;
  readonly lender: string;
  readonly lender_name: string;
  readonly lender_name_hi: string;
  readonly months: number;
  readonly annual_rate_bp: number;
  readonly instalment_paise: number;
  readonly interest_paise: number;
  readonly processing_fee_paise: number;
  readonly total_paise: number;
}
type EmiTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string;
interface EmiPlanLineProps {
  readonly plan: EmiPlanFacts;
  readonly t: EmiTexts;
}
export declare function EmiPlanLine({ plan, t }: EmiPlanLineProps): import('react').JSX.Element;
interface EmiPlansProps {
  readonly plans: readonly EmiPlanFacts[];
  readonly lenderName: (plan: EmiPlanFacts) => string;
  readonly t: EmiTexts;
  readonly chosen?: string | null;
  readonly onChoose?: (plan: EmiPlanFacts) => void;
}
export declare function EmiPlans({
  plans,
  lenderName,
  t,
  chosen,
  onChoose,
}: EmiPlansProps): import('react').JSX.Element[];
export {};
