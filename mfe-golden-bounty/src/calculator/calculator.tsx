import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { faultsOf } from '@suvarna/forms/schema';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import type { CalculatorData } from './calculator.loader.ts';
import styles from './calculator.module.css';
import { calculatorSchema } from './calculator.schema.ts';
import { planOf, readAmount, type AmountFault } from './plan.model.ts';
import { PlanTable } from './plan-table.tsx';
import { LateMonths } from './late-months.tsx';
import { PLAN_WORDS } from './plan.words.ts';

const rupees = (paise: number): number => paise / 100;
const inRupees = (paise: number): string => formatPrice(paise, 'INR');
const LIMITS = { min: rupees(GOLDEN_BOUNTY.min), max: rupees(GOLDEN_BOUNTY.max) };

export function Calculator({ typed: first, startsOn }: CalculatorData) {
  const { t } = useRemoteContext();
  const href = useHref();
  const [typed, setTyped] = useState(first);
  const amount = readAmount(typed);
  // Where the slider stands: at the last amount that made sense.
  const [shown, setShown] = useState(amount.ok ? amount.paise : GOLDEN_BOUNTY.min);
  const change = (text: string): void => {
    setTyped(text);
    const next = readAmount(text);
    if (next.ok) setShown(next.paise);
  };
  const messages: Readonly<Record<AmountFault, string>> = {
    'not-a-number': t('calculator.invalid'),
    'not-a-step': t('calculator.invalid'),
    'out-of-range': t('calculator.range', LIMITS),
  };
  const { amount: fault } = faultsOf<AmountFault>(calculatorSchema, { amount: typed });
  // No plan stands under an error: it would be of another amount than the one in the field.
  const plan = amount.ok ? planOf(amount.paise) : null;

  return (
    <section className={styles['root']} aria-labelledby="calculator-title">
      <form className={styles['form']} action={href('/golden-bounty/calculator/')} method="get">
        <h2 id="calculator-title">{t('calculator.title')}</h2>
        <Field
          label={t('calculator.amount')}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          hint={t('calculator.hint', {
            min: inRupees(GOLDEN_BOUNTY.min),
            max: inRupees(GOLDEN_BOUNTY.max),
            step: inRupees(GOLDEN_BOUNTY.step),
          })}
          error={fault && messages[fault]}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <input
          className={styles['slider']}
          type="range"
          aria-label={t('calculator.slider')}
          min={LIMITS.min}
          max={LIMITS.max}
          step={rupees(GOLDEN_BOUNTY.step)}
          value={rupees(shown)}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <noscript>
          <Button type="submit">{t('calculator.submit')}</Button>
        </noscript>
      </form>
      <dl className={styles['result']} aria-live="polite">
        {plan !== null && (
          <>
            <div>
              <dt>{t('result.paid', { months: GOLDEN_BOUNTY.months })}</dt>
              <dd>{formatPrice(plan.paid, 'INR')}</dd>
            </div>
            <div>
              <dt>{t('result.copay', PLAN_WORDS)}</dt>
              <dd data-good>{`+ ${formatPrice(plan.copay, 'INR')}`}</dd>
            </div>
            <div data-total>
              <dt>{t('result.value')}</dt>
              <dd>{formatPrice(plan.value, 'INR')}</dd>
            </div>
          </>
        )}
      </dl>
      {plan !== null && <LateMonths instalment={plan.instalment} />}
      {plan !== null && <PlanTable instalment={plan.instalment} startsOn={startsOn} />}
    </section>
  );
}
