import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { faultText } from '../form/fault-text.model.ts';
import form from '../form/form.module.css';
import type { Terms } from '../terms/terms.api.ts';
import type { NomineeFields as Fields } from './nominee.model.ts';

interface NomineeFieldsProps {
  readonly fields: Fields;
  readonly faults: Readonly<Partial<Record<string, string>>>;
  readonly relationships: Terms['relationships'];
  readonly onChange: (part: Partial<Fields>) => void;
}

/** Who gets the plan's value should its customer die. Not the browser's own customer: nothing is offered to fill in. */
export function NomineeFields({ fields, faults, relationships, onChange }: NomineeFieldsProps) {
  const { t, locale } = useRemoteContext();
  const say = (name: keyof Fields) => faultText(faults[name], locale, t);
  return (
    <>
      <div className={form['pair']}>
        <Field
          name="nominee_name"
          label={t('nominee.name')}
          autoComplete="off"
          maxLength={80}
          value={fields.nominee_name}
          error={say('nominee_name')}
          onChange={({ target }) => onChange({ nominee_name: target.value })}
        />
        <SelectField
          name="relationship"
          label={t('nominee.relationship')}
          value={fields.relationship}
          error={say('relationship')}
          onChange={({ target }) => onChange({ relationship: target.value })}
        >
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
          name="nominee_phone"
          type="tel"
          label={t('nominee.phone')}
          autoComplete="off"
          maxLength={24}
          value={fields.nominee_phone}
          error={say('nominee_phone')}
          onChange={({ target }) => onChange({ nominee_phone: target.value })}
        />
        <Field
          name="nominee_email"
          type="email"
          label={t('nominee.email')}
          autoComplete="off"
          maxLength={254}
          value={fields.nominee_email}
          error={say('nominee_email')}
          onChange={({ target }) => onChange({ nominee_email: target.value })}
        />
      </div>
    </>
  );
}
