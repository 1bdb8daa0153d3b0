import { RELATIONS } from '@suvarna/contracts/measurements';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import type { FaultsOf } from '../faults.ts';
import { formText, type FormTextKey } from '../texts.ts';
import type { Who } from './who.schema.ts';
import { useMeasurementWords } from './words.ts';

interface WhoFieldsProps {
  readonly who: Who;
  /** The customer's own sizes are kept already, in another entry. */
  readonly hasSelf: boolean;
  readonly faults: FaultsOf<Who>;
  readonly onChange: (who: Who) => void;
}

/** Who somebody is to the customer, and how they are called. */
export function WhoFields({ who, hasSelf, faults, onChange }: WhoFieldsProps) {
  const t = useMeasurementWords();
  const { locale } = useRemoteContext();
  const say = (key: FormTextKey | undefined) => (key === undefined ? undefined : formText(key, locale));
  return (
    <>
      <SelectField
        name="person-relation"
        label={t('relation')}
        value={who.relation}
        error={say(faults.relation)}
        onChange={(event) => onChange({ ...who, relation: event.target.value })}
      >
        {who.relation === '' && <option value="">{t('relation.choose')}</option>}
        {RELATIONS.filter((relation) => relation !== 'me' || !hasSelf).map((relation) => (
          <option key={relation} value={relation}>
            {t(`relation.${relation}`)}
          </option>
        ))}
      </SelectField>
      <Field
        name="person-name"
        label={t(who.relation === 'me' ? 'name-optional' : 'name')}
        value={who.name}
        maxLength={80}
        autoComplete="off"
        error={say(faults.name)}
        onChange={(event) => onChange({ ...who, name: event.target.value })}
      />
    </>
  );
}
