import { indianDay } from '@suvarna/contracts/indian-day';
import {
  EXTERNAL_PIECE,
  EXTERNAL_PIECE_KARATS,
  EXTERNAL_PIECE_METALS,
} from '@suvarna/contracts/jewellery-box';
import { OLDEST_DAY } from '@suvarna/forms/day';
import type { PieceFields } from '@suvarna/forms/jewellery-box-schema';
import type { Form } from '@suvarna/forms/use-form';
import { useT } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { useState } from 'react';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import styles from '../jewellery-box.module.css';

interface PieceFieldsetProps {
  readonly form: Pick<Form<PieceFields>, 'fields' | 'field'>;
}

/** What can be said of a piece; its name alone is needed. */
export function PieceFieldset({ form: { fields, field: bound } }: PieceFieldsetProps) {
  const t = useT(jewelleryBoxTexts);
  const [today] = useState(() => indianDay(new Date()));
  const field = (name: keyof PieceFields) => ({ ...bound(name), label: t(`field.${name}`) });
  const typed = (name: keyof PieceFields) => ({ ...field(name), autoComplete: 'off' });
  return (
    <div className={styles['fields']}>
      <Field
        {...typed('name')}
        hint={t('name-hint')}
        maxLength={EXTERNAL_PIECE.nameMax}
        className={styles['wide']}
      />
      <SelectField {...field('metal')}>
        {EXTERNAL_PIECE_METALS.map((metal) => (
          <option key={metal} value={metal}>
            {t(`metal.${metal}`)}
          </option>
        ))}
      </SelectField>
      {fields.metal === 'gold' && (
        <SelectField {...field('karat')}>
          <option value="">{t('karat-unknown')}</option>
          {EXTERNAL_PIECE_KARATS.map((karat) => (
            <option key={karat} value={karat}>
              {t('karat', { karat })}
            </option>
          ))}
        </SelectField>
      )}
      <Field {...typed('grams')} hint={t('grams-hint')} inputMode="decimal" maxLength={12} />
      <Field {...typed('huid')} hint={t('huid-hint')} maxLength={12} />
      <Field
        {...typed('stones')}
        hint={t('stones-hint')}
        maxLength={EXTERNAL_PIECE.stonesMax}
        className={styles['wide']}
      />
      <Field {...typed('bought_on')} type="date" min={OLDEST_DAY} max={today} />
      <Field {...typed('paid')} inputMode="decimal" maxLength={16} />
      <Field {...typed('note')} maxLength={EXTERNAL_PIECE.noteMax} className={styles['wide']} />
    </div>
  );
}
