import type { Calculation } from '@suvarna/contracts/api/golden-bounty';
import type { ApiReader } from '@suvarna/contracts/api-reader';
import { call } from '@suvarna/contracts/call';
import { planCalculator } from '@suvarna/contracts/calls/golden-bounty';
import { questionOf, type WhatIf } from './what-if.model.ts';

/** What a monthly amount comes to: the server's answer, by the rules that plans are kept by. */
export const readCalculation = (
  api: ApiReader,
  paise: number,
  whatIf: WhatIf,
  signal: AbortSignal,
): Promise<Calculation> => call(api, planCalculator, { query: questionOf(paise, whatIf), signal });
