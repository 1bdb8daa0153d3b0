import { type Calculation, planCalculator } from '@suvarna/contracts/golden-bounty';
import { type ApiReader, call } from '@suvarna/contracts/call';
import { questionOf, type WhatIf } from './what-if.model.ts';

/** What a monthly amount comes to: the server's answer, by the rules that plans are kept by. */
export const readCalculation = (
  api: ApiReader,
  paise: number,
  whatIf: WhatIf,
  signal: AbortSignal,
): Promise<Calculation> => call(api, planCalculator, { query: questionOf(paise, whatIf), signal });
