import { dialOf, type AddressDraft, type FieldName } from '../address-draft.ts';
import { faultOfTyped } from '../address-schema.ts';
import { EnglishOffer, EnglishOffers } from './english-offer.tsx';
import { POSTS, OTHERS } from '@suvarna/contracts/countries';
import { countryName, findCountry, hasPostcodes } from '../countries.ts';
import { INDIA_STATES, stateName } from '../india-states.ts';
import { formText } from '../texts.ts';
import { LANGUAGES } from '@suvarna/contracts/locale';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field, SelectField } from '@suvarna/ui/field';
import { write } from './filled-in.model.ts';
import { labelsIn } from './labels.ts';
import { lookUpPlace } from './look-up.ts';
import styles from './address-form.module.css';

interface AddressFormProps {
  /** Keeps ids apart where two addresses are on a page. */
  readonly prefix: 'shipping' | 'billing';
  readonly draft: AddressDraft;
  /** Asks for an e-mail address too. */
  readonly guest: boolean;
  readonly onChange: (change: (draft: AddressDraft) => AddressDraft) => void;
}

/** Those that couriers read, in their order on the page. */
const FIELD_ORDER = ['full_name', 'house', 'street', 'landmark', 'city', 'state'] as const;

/** Fields of an address, by country. A field is looked at when it is left, and again with every key once it was wrong. */
export function AddressForm({ prefix, draft, guest, onChange }: AddressFormProps) {
  const { locale } = useRemoteContext();
  const label = labelsIn(locale);
  const { fields, faults } = draft;
  const country = findCountry(fields.country_id);
  const indian = fields.country_id === 'IN';
  const others = fields.country_id === OTHERS;

  const look = (name: FieldName): void =>
    onChange((now) => ({ ...now, faults: { ...now.faults, [name]: faultOfTyped(name, now.fields, guest) } }));
  const put = (name: FieldName, value: string): void => onChange((now) => write(now, name, value, guest));
  const leavePostcode = (): void => {
    look('pincode');
    void lookUpPlace(fields, guest, onChange);
  };
  const bind = (name: FieldName) => ({
    id: `${prefix}-${name}`,
    name: `${prefix}-${name}`,
    value: fields[name],
    error: faults[name] === undefined ? undefined : formText(faults[name], locale),
    // What couriers cannot read is offered in letters they can.
    ...(faults[name] === 'englishOnly' && {
      hint: (
        <EnglishOffer
          key={fields[name]}
          line={fields[name]}
          onUse={(line) => {
            put(name, line);
            document.getElementById(`${prefix}-${name}`)?.focus();
          }}
        />
      ),
    }),
    onChange: (event: { readonly target: { readonly value: string } }) => put(name, event.target.value),
    onBlur: () => look(name),
  });
  const offered = FIELD_ORDER.filter((name) => faults[name] === 'englishOnly');
  const fill = (part: string): string => `${prefix} ${part}`;

  return (
    <div className={styles['fields']}>
      {guest && (
        <Field
          {...bind('email')}
          className={styles['wide']}
          label={label('email')}
          hint={label('emailHint')}
          type="email"
          autoComplete="email"
        />
      )}
      <Field
        {...bind('full_name')}
        className={styles['wide']}
        label={label('fullName')}
        autoComplete={fill('name')}
      />
      <SelectField {...bind('country_id')} label={label('country')} autoComplete={fill('country')}>
        {/* Names come from the browser's own tables, which may differ from the server's. */}
        {POSTS.map(({ id }) => (
          <option key={id} value={id} suppressHydrationWarning>
            {countryName(id, locale)}
          </option>
        ))}
      </SelectField>
      <Field
        {...bind('pincode')}
        label={label(hasPostcodes(fields.country_id) ? (country?.postcode ?? 'zip-code') : 'zipCodeOptional')}
        autoComplete={fill('postal-code')}
        inputMode={indian || others ? 'numeric' : 'text'}
        maxLength={32}
        placeholder={others ? label('zip-code') : undefined}
        onBlur={leavePostcode}
      />
      {LANGUAGES[locale].script !== 'Latn' && <p className={styles['wide']}>{label('letters')}</p>}
      <Field
        {...bind('house')}
        className={styles['wide']}
        label={label('house')}
        autoComplete={fill('address-line1')}
      />
      <Field
        {...bind('street')}
        className={styles['wide']}
        label={label('street')}
        autoComplete={fill('address-line2')}
      />
      <Field {...bind('landmark')} className={styles['wide']} label={label('landmark')} autoComplete="off" />
      <Field {...bind('city')} label={label('city')} autoComplete={fill('address-level2')} />
      {indian ? (
        <SelectField {...bind('state')} label={label('state')} autoComplete={fill('address-level1')}>
          <option value="">{label('stateChoose')}</option>
          {INDIA_STATES.map(({ code }) => (
            <option key={code} value={stateName(code, 'en')}>
              {stateName(code, locale)}
            </option>
          ))}
        </SelectField>
      ) : (
        <Field
          {...bind('state')}
          label={others ? label('stateOfOthers') : label('stateAbroad')}
          autoComplete={fill('address-level1')}
        />
      )}
      {offered.length > 1 && (
        <p className={styles['wide']}>
          <EnglishOffers
            lines={offered.map((name) => fields[name])}
            onUse={(lines) => {
              for (const [at, name] of offered.entries()) put(name, lines[at] ?? fields[name]);
              document.getElementById(`${prefix}-${offered[0] ?? ''}`)?.focus();
            }}
          />
        </p>
      )}
      <Field
        {...bind('phone')}
        className={styles['wide']}
        label={others ? label('mobileOfOthers') : `${label('mobile')} (+${dialOf(fields.country_id)})`}
        type="tel"
        inputMode="tel"
        autoComplete={fill(others ? 'tel' : 'tel-national')}
      />
    </div>
  );
}
