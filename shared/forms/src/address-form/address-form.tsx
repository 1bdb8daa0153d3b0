import { dialOf, type AddressDraft, type FieldName } from '../address/address-draft.ts';
import { faultOfTyped } from '../address/address-schema.ts';
import { EnglishOffer, EnglishOffers } from './english-offer.tsx';
import { POSTS, OTHERS } from '@suvarna/contracts/countries';
import { countryName, findCountry, hasPostcodes } from '../address/countries.ts';
import { INDIA_STATES, stateName } from '../address/india-states.ts';
import { formText } from '../texts.ts';
import type { Form } from '../form/use-form.ts';
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
  /** A form that shows `left` fields, or a part of one that is an address. */
  readonly form: AddressPart;
  /** Asks for an e-mail address too. */
  readonly guest: boolean;
}

/** What is asked of a form by the fields of an address. */
export type AddressPart = Pick<Form<AddressDraft>, 'fields' | 'set' | 'error' | 'leave'>;

/** Those that couriers read, in their order on the page. */
const FIELD_ORDER = ['full_name', 'house', 'street', 'landmark', 'city', 'state'] as const;

/** Fields of an address, by country. What is wrong with a field is said when it is left, and looked at with every key from then on. */
export function AddressForm({ prefix, form, guest }: AddressFormProps) {
  const { locale } = useRemoteContext();
  const label = labelsIn(locale);
  const { fields, set } = form;
  const country = findCountry(fields.country_id);
  const indian = fields.country_id === 'IN';
  const others = fields.country_id === OTHERS;
  const unreadable = formText('englishOnly', locale);

  const look = (name: FieldName): void => {
    if (faultOfTyped(name, fields, guest) !== undefined) form.leave(name);
  };
  const put = (name: FieldName, value: string): void => set((now) => write(now, name, value));
  const leavePostcode = (): void => {
    look('pincode');
    void lookUpPlace(fields, set);
  };
  const bind = (name: FieldName) => ({
    id: `${prefix}-${name}`,
    name: `${prefix}-${name}`,
    value: fields[name],
    error: form.error(name),
    // What couriers cannot read is offered in letters they can.
    ...(form.error(name) === unreadable && {
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
  const offered = FIELD_ORDER.filter((name) => form.error(name) === unreadable);
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
