import { useT } from '@suvarna/remote-kit/hooks';
import { Choice } from '@suvarna/ui/choice';
import { Field } from '@suvarna/ui/field';
import { tradeInTexts } from '#texts/trade-in';
import type { Draft } from './trade-in.model.ts';
import styles from './trade-in.module.css';

interface GoldAndPayToProps {
  readonly draft: Pick<Draft, 'description' | 'payTo'>;
  /** What is wrong with the description. */
  readonly error: string | undefined;
  readonly change: (part: Partial<Draft>) => void;
}

/** What the gold is, and whether it is paid as credit or to a bank account. */
export function GoldAndPayTo({ draft, error, change }: GoldAndPayToProps) {
  const t = useT(tradeInTexts);
  return (
    <>
      <Field
        name="description"
        label={t('field.description')}
        hint={t('description-hint')}
        value={draft.description}
        error={error}
        maxLength={200}
        onChange={({ target }) => change({ description: target.value })}
      />
      <fieldset className={styles['group']}>
        <legend>{t('pay-to')}</legend>
        {(['credits', 'bank'] as const).map((to) => (
          <Choice key={to}>
            <input
              type="radio"
              name="pay-to"
              value={to}
              checked={draft.payTo === to}
              onChange={() => change({ payTo: to })}
            />
            <strong>{t(`pay-to.${to}`)}</strong>
            <small>{t(`pay-to.${to}-text`)}</small>
          </Choice>
        ))}
      </fieldset>
    </>
  );
}
