import type { Form } from '@suvarna/forms/use-form';
import { useT } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import form from '../form/form.module.css';
import type { Terms } from '../terms/terms.api.ts';
import type { NomineeFields as Fields } from './nominee.model.ts';

interface NomineeFieldsProps {
  readonly field: Form<Fields>['field'];
  readonly relationships: Terms['relationships'];
}

/** Who gets the plan's value should its customer die. Not the browser's own customer: nothing is offered to fill in. */
export function NomineeFields({ field, relationships }: NomineeFieldsProps) {
  const t = useT();
  return (
    <>
      <div className={form['pair']}>
        <Field {...field('nominee_name')} label={t('nominee.name')} autoComplete="off" maxLength={80} />
        <SelectField {...field('relationship')} label={t('nominee.relationship')}>
          <option value="">{t('choose')}</option>
          {relationships.map((relationship) => (
            <option key={relationship} value={relationship}>
              {t(`nominee.is.${relationship}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={form['pair']}>
        <Field
          {...field('nominee_phone')}
          type="tel"
          label={t('nominee.phone')}
          autoComplete="off"
          maxLength={24}
        />
        <Field
          {...field('nominee_email')}
          type="email"
          label={t('nominee.email')}
          autoComplete="off"
          maxLength={254}
        />
      </div>
    </>
  );
}
