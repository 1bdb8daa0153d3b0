import type { Calculation } from '@suvarna/contracts/golden-bounty';
import { api } from '@suvarna/api-client';
import { useRead } from '@suvarna/remote-kit/use-read';
import type { CalculatorData } from './calculator.loader.ts';
import { readAmount } from './amount.model.ts';
import { readCalculation } from './calculator.api.ts';
import { questionOf, type WhatIf } from './what-if.model.ts';

/** A slider that is pulled asks once it rests: for so long nothing else was chosen. */
const REST_MS = 150;

export interface CalculationNow {
  /** Of the amount that is shown, or of the one before while its answer is on the way; `null` under a refused amount. */
  readonly calculation: Calculation | null;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The server's answer to what is chosen now; it begins with the one the page came with. */
export function useCalculation(first: CalculatorData, typed: string, whatIf: WhatIf): CalculationNow {
  const amount = readAmount(typed, first.terms);
  const paise = amount.ok ? amount.paise : null;
  const key = paise === null ? null : JSON.stringify(questionOf(paise, whatIf));
  const known = readAmount(first.typed, first.terms);
  const isFirst =
    first.calculation !== null && known.ok && key === JSON.stringify(questionOf(known.paise, first.whatIf));
  const { state, busy, retry } = useRead(
    isFirst ? null : key,
    async (signal) => {
      await rest(signal);
      return readCalculation(api, paise ?? 0, whatIf, signal);
    },
    { keepsLast: true },
  );
  const answered = state.status === 'ready' ? state.data : first.calculation;
  return {
    calculation: paise === null ? null : isFirst ? first.calculation : answered,
    busy,
    failed: key !== null && !isFirst && state.status === 'failed',
    again: retry,
  };
}

/** Rejects for what is chosen again before it is over. */
const rest = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, REST_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('Something else was chosen.', 'AbortError'));
      },
      { once: true },
    );
  });
