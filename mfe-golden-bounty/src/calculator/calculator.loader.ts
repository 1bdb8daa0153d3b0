import type { Calculation } from '@suvarna/contracts/golden-bounty';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { readTerms, type Terms } from '../terms/terms.api.ts';
import { readAmount } from './amount.model.ts';
import { readCalculation } from './calculator.api.ts';
import { readWhatIf, type WhatIf } from './what-if.model.ts';

export interface CalculatorData {
  readonly terms: Terms;
  /** As typed: what the field shows, right or wrong. */
  readonly typed: string;
  readonly whatIf: WhatIf;
  /** Of both; `null` when no plan can have such instalments. */
  readonly calculation: Calculation | null;
}

/** What the page begins with when the address says nothing: twice the smallest plan. */
const first = ({ minimum_paise: least, maximum_paise: most }: Terms): string =>
  String(Math.min(2 * least, most) / 100);

export async function loadPlan(context: LoadContext): Promise<Loaded<CalculatorData>> {
  const { query, api, signal } = context;
  const terms = await readTerms(context);
  const typed = query.get('amount')?.slice(0, 12) ?? first(terms);
  const whatIf = readWhatIf(query, terms.number_of_installments);
  const amount = readAmount(typed, terms);
  return {
    kind: 'data',
    data: {
      terms,
      typed: amount.ok ? String(amount.paise / 100) : typed,
      whatIf,
      calculation: amount.ok ? await readCalculation(api, amount.paise, whatIf, signal) : null,
    },
  };
}
