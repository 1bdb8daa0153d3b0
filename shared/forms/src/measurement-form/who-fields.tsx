import { RELATIONS } from '@suvarna/contracts/measurements';
import { useT } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { measurementsTexts } from '#texts/measurements';
import type { Form } from '../form/use-form.ts';
import type { Who } from './who.schema.ts';

interface WhoFieldsProps {
  readonly field: Form<Who>['field'];
  /** The customer's own sizes are kept already, in another entry. */
  readonly hasSelf: boolean;
}

/** Who a person is to the customer, and how they are called. */
export function WhoFields({ field, hasSelf }: WhoFieldsProps) {
  const t = useT(measurementsTexts);
  const { value: relationNow } = field('relation');
  return (
    <>
      <SelectField {...field('relation')} name="person-relation" label={t('relation')}>
        {relationNow === '' && <option value="">{t('relation.choose')}</option>}
        {RELATIONS.filter((relation) => relation !== 'me' || !hasSelf).map((relation) => (
          <option key={relation} value={relation}>
            {t(`relation.${relation}`)}
          </option>
        ))}
      </SelectField>
      <Field
        {...field('name')}
        name="person-name"
        label={t(relationNow === 'me' ? 'name-optional' : 'name')}
        maxLength={80}
        autoComplete="off"
      />
    </>
  );
}
