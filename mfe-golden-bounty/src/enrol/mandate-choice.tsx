import type { MandateMethod } from '@suvarna/contracts/golden-bounty';
import { useT } from '@suvarna/remote-kit/hooks';
import { Choice } from '@suvarna/ui/choice';
import form from '../form/form.module.css';

interface MandateChoiceProps {
  readonly methods: readonly MandateMethod[];
  /** Without a phone on the account no bank can be asked. */
  readonly hasPhone: boolean;
  readonly chosen: '' | MandateMethod;
  readonly onChoose: (method: '' | MandateMethod) => void;
}

/** Whether instalments are charged by themselves. By hand unless something else is chosen. */
export function MandateChoice({ methods, hasPhone, chosen, onChoose }: MandateChoiceProps) {
  const t = useT();
  return (
    <fieldset className={form['group']}>
      <legend>{t('mandate.title')}</legend>
      <div className={form['choices']}>
        {(['', ...methods] as const).map((method) => (
          <Choice key={method} isOff={method !== '' && !hasPhone}>
            <input
              type="radio"
              name="mandate"
              value={method}
              checked={chosen === method}
              disabled={method !== '' && !hasPhone}
              onChange={() => onChoose(method)}
            />
            <strong>{t(method === '' ? 'mandate.by-hand' : `mandate.method.${method}`)}</strong>
            <small>{t(method === '' ? 'mandate.by-hand-text' : 'mandate.text')}</small>
          </Choice>
        ))}
      </div>
      {!hasPhone && <p>{t('mandate.phone')}</p>}
    </fieldset>
  );
}
