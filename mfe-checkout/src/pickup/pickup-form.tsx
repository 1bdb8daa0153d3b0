import { fieldIn } from '@suvarna/contracts/locale';
import type { Store } from '@suvarna/contracts/stores';
import { bodyOf, dialOf, type AddressDraft, type FieldName } from '@suvarna/forms/address-draft';
import { labelsIn } from '@suvarna/forms/address-form/labels';
import { faultOfTyped } from '@suvarna/forms/address-schema';
import type { FormTextKey } from '@suvarna/forms/texts';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { pincodeStore } from '@suvarna/stores';
import { Choice } from '@suvarna/ui/choice';
import { Field, SelectField } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { TryAgain } from '@suvarna/ui/try-again';
import { useState } from 'react';
import { pickupTexts } from '#texts/pickup';
import { AddressSkeleton } from '../address/address-skeleton.tsx';
import { UNTIL_GONE } from '../address/use-go-to-payment.ts';
import { blankIn, keepAddress, rememberGuest, useKeptAddress } from '../address/use-stored-address.ts';
import chrome from '../chrome/chrome.module.css';
import { failureText } from '../payment/failure-text.model.ts';
import { BagReview } from '../summary/bag-review.tsx';
import summary from '../summary/summary.module.css';
import { addPickup, readStores } from './pickup.api.ts';
import styles from './pickup.module.css';
import { citiesOf, hoursText, storesFor } from './stores-here.model.ts';

interface PickupFormProps {
  readonly guest: boolean;
  /** Chosen by hand; `''` while none is. */
  readonly storeId: string;
  readonly onStore: (storeId: string) => void;
  readonly onSaved: (shipping: string, billing: string | null) => void;
}

/** Reads the stores of the country first: the form is of what there is. */
export function PickupForm(props: PickupFormProps) {
  const { currency } = useRemoteContext();
  const pickupT = useT(pickupTexts);
  const { state, retry } = useRead('stores', (signal) => readStores(pincodeStore.getState().pincode, signal));
  if (state.status === 'loading') return <AddressSkeleton />;
  if (state.status === 'failed')
    return (
      <TryAgain
        className={styles['failed']}
        text={pickupT('failed')}
        again={pickupT('again')}
        onAgain={retry}
      />
    );
  const stores = storesFor(state.data, currency);
  const [first] = stores;
  return first === undefined ? (
    <p role="status">{pickupT('none')}</p>
  ) : (
    <ReadyForm {...props} stores={stores} first={first} />
  );
}

const ASKED = ['full_name', 'phone', 'email'] as const satisfies readonly FieldName[];
type Asked = (typeof ASKED)[number];

/** Which store, and who comes. The name and the phone are those of the address that was begun. */
function ReadyForm({
  guest,
  storeId,
  onStore,
  onSaved,
  stores,
  first,
}: PickupFormProps & { readonly stores: readonly Store[]; readonly first: Store }) {
  const { t, locale, currency } = useRemoteContext();
  const pickupT = useT(pickupTexts);
  const label = labelsIn(locale);
  const chosen = stores.find(({ store_id: id }) => id === storeId) ?? first;
  const [openedAt] = useState(() => new Date());
  const inCountry = (fields: AddressDraft): AddressDraft => ({ ...fields, country_id: chosen.country });
  const faultOf = (name: Asked, fields: AddressDraft): FormTextKey | undefined =>
    faultOfTyped(name, inCountry(fields), guest);
  const { set, field, fields, leave, busy, failure, submit } = useForm({
    schema: (typed: AddressDraft) =>
      Object.fromEntries(
        ASKED.flatMap((name) => {
          const fault = faultOf(name, typed);
          return fault === undefined ? [] : [[name, fault]];
        }),
      ),
    first: () => blankIn(currency),
    keep: (typed) => keepAddress(typed, currency),
    body: (typed) => {
      const { full_name, mobile } = bodyOf(inCountry(typed));
      return { store_id: chosen.store_id, full_name, mobile, ...(guest && { email: typed.email }) };
    },
    send: (body) => addPickup(body),
    failures: (error) => failureText(error, t),
    text: useFaultText(),
    shows: 'left',
    onSent: ({ address_id: id }, { email }, isThere) => {
      if (guest) rememberGuest(email);
      // Whoever has chosen something else meanwhile goes there.
      if (!isThere) return;
      onSaved(id, null);
      return UNTIL_GONE;
    },
  });
  useKeptAddress({ set }, currency);
  const bind = (name: Asked) => ({
    ...field(name),
    name: `pickup-${name}`,
    onBlur: () => {
      if (faultOf(name, fields) !== undefined) leave(name);
    },
  });

  return (
    <form className={summary['layout']} method="post" noValidate onSubmit={submit}>
      <div className={styles['form']}>
        <SelectField
          name="city"
          label={pickupT('city')}
          value={chosen.city_slug}
          onChange={({ target }) =>
            onStore(stores.find(({ city_slug: slug }) => slug === target.value)?.store_id ?? storeId)
          }
        >
          {citiesOf(stores, locale).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <fieldset className={chrome['choices']}>
          <legend>{pickupT('where')}</legend>
          {stores
            .filter(({ city_slug: slug }) => slug === chosen.city_slug)
            .map((store) => (
              <Choice key={store.store_id} className={styles['store']}>
                <input
                  type="radio"
                  name="store"
                  checked={store.store_id === chosen.store_id}
                  onChange={() => onStore(store.store_id)}
                />
                <span>
                  <strong>{fieldIn(store, 'name', locale)}</strong>
                  <span>{[store.street, store.postcode].filter(Boolean).join(', ')}</span>
                  <small>{hoursText(store, openedAt, { pickupT, locale })}</small>
                </span>
              </Choice>
            ))}
        </fieldset>
        <fieldset className={`${chrome['choices']} ${styles['who']}`}>
          <legend>{pickupT('who')}</legend>
          <p className={styles['note']}>{pickupT('who-note')}</p>
          {guest && (
            <Field
              {...bind('email')}
              label={label('email')}
              hint={label('emailHint')}
              type="email"
              autoComplete="email"
            />
          )}
          <Field {...bind('full_name')} label={label('fullName')} autoComplete="name" />
          <Field
            {...bind('phone')}
            label={`${label('mobile')} (+${dialOf(chosen.country)})`}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        </fieldset>
      </div>
      <BagReview {...(failure !== '' && { notice: failure })}>
        <SubmitButton size="large" wide busy={busy ? pickupT('saving') : undefined}>
          {pickupT('use')}
        </SubmitButton>
      </BagReview>
    </form>
  );
}
