import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState } from 'react';
import { rupees } from '../terms/terms.words.ts';
import { amountFaultText, limitWords, readAmount } from './amount.model.ts';
import type { CalculatorData } from './calculator.loader.ts';
import styles from './calculator.module.css';
import { GoldPaths } from './gold-paths.tsx';
import { PlanTable } from './plan-table.tsx';
import { Result } from './result.tsx';
import { useCalculation } from './use-calculation.ts';
import { withWay } from './what-if.model.ts';

/** What a monthly amount comes to, also when it goes otherwise than planned. A form: without a script it is a visit. */
export function Calculator(data: CalculatorData) {
  const { t } = useRemoteContext();
  const href = useHref();
  const { terms } = data;
  const [typed, setTyped] = useState(data.typed);
  const [whatIf, setWhatIf] = useState(data.whatIf);
  const amount = readAmount(typed, terms);
  // Where the slider stands: at the last amount that made sense.
  const [shown, setShown] = useState(amount.ok ? amount.paise : terms.minimum_paise);
  const { calculation, busy, failed, again } = useCalculation(data, typed, whatIf);
  const change = (text: string): void => {
    setTyped(text);
    const next = readAmount(text, terms);
    if (next.ok) setShown(next.paise);
  };

  return (
    <form
      className={styles['root']}
      action={href('/golden-bounty/calculator/')}
      method="get"
      aria-labelledby="calculator-title"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles['form']}>
        <h2 id="calculator-title">{t('calculator.title')}</h2>
        <Field
          label={t('calculator.amount')}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          hint={t('calculator.hint', {
            min: rupees(terms.minimum_paise),
            max: rupees(terms.maximum_paise),
            step: rupees(terms.step_paise),
          })}
          // By the rule itself: nothing of this form is sent, so the first view goes without yup.
          error={amount.ok ? undefined : t(amountFaultText(amount.fault), limitWords(terms))}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <input
          className={styles['slider']}
          type="range"
          aria-label={t('calculator.slider')}
          min={terms.minimum_paise / 100}
          max={terms.maximum_paise / 100}
          step={terms.step_paise / 100}
          value={shown / 100}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <noscript>
          <Button type="submit">{t('calculator.submit')}</Button>
        </noscript>
        {amount.ok && (
          <ButtonLink href={href(`/golden-bounty/enrol/?amount=${amount.paise / 100}`)}>
            {t('calculator.enrol', { amount: rupees(amount.paise) })}
          </ButtonLink>
        )}
      </div>
      {/* No plan stands under an error: it would be of another amount than the one in the field. */}
      <div role="alert">
        {failed && (
          <p className={styles['failed']}>
            {t('calculator.failed')}{' '}
            <Button variant="quiet" onClick={again}>
              {t('again')}
            </Button>
          </p>
        )}
      </div>
      {calculation !== null && !failed && (
        <>
          <Result calculation={calculation} terms={terms} busy={busy} />
          <PlanTable
            calculation={calculation}
            whatIf={whatIf}
            terms={terms}
            busy={busy}
            onWay={(instalment, way) => setWhatIf((before) => withWay(before, instalment, way))}
          />
          <GoldPaths calculation={calculation} />
        </>
      )}
    </form>
  );
}
