import { AddressForm } from '@suvarna/forms/address-form';
import type { Address, AddressBody, GuestAddressBody } from '@suvarna/contracts/customers';
import { checkFields } from '@suvarna/forms/address-schema';
import { useSendOnce } from '@suvarna/forms/send-once';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useRef, useState, type FormEvent } from 'react';
import { failureText } from '../payment/failure-text.model.ts';
import chrome from '../chrome/chrome.module.css';
import { BagReview } from '../summary/bag-review.tsx';
import summary from '../summary/summary.module.css';
import styles from './address.module.css';
import { forgetAddress, rememberGuest, useBilling, useStoredAddress } from './use-stored-address.ts';

type Body = AddressBody & Partial<Pick<GuestAddressBody, 'email'>>;

interface AddressEditorProps {
  /** Asks for an e-mail address too: nothing else knows the guest's. */
  readonly guest?: boolean;
  /** @param idempotencyKey the same for the same address tried again, since no answer came */
  readonly save: (body: Body, idempotencyKey: string) => Promise<Address>;
  readonly onSaved: (shipping: string, billing: string | null) => void;
  /** They are stored, but a shopper who wrote them has chosen something else in the meantime. */
  readonly onLate?: (stored: readonly Address[]) => void;
}

/** One address, or two when the bill goes elsewhere. Nothing is saved before all of it is right. */
export function AddressEditor({ guest = false, save, onSaved, onLate }: AddressEditorProps) {
  const { t, currency } = useRemoteContext();
  const [shipping, setShipping] = useStoredAddress(currency);
  const [{ same, draft: billing }, changeBilling] = useBilling(currency);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const focusOnFault = useFocusOnFault();
  const sendOnce = useSendOnce();
  // Stored already, by what was written: where the second of two fails, another try adds the first no second time.
  const stored = useRef(new Map<string, Address>());

  const store = async (body: Body): Promise<Address> => {
    const text = JSON.stringify(body);
    const address = stored.current.get(text) ?? (await sendOnce(body, (key) => save(body, key)));
    stored.current.set(text, address);
    return address;
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const first = checkFields(shipping.fields, guest);
    const second = same ? null : checkFields({ ...billing.fields, email: shipping.fields.email }, guest);
    if (first.kind === 'refused') setShipping({ ...shipping, faults: first.faults });
    if (second?.kind === 'refused')
      changeBilling((now) => ({ ...now, draft: { ...now.draft, faults: second.faults } }));
    if (first.kind === 'refused' || second?.kind === 'refused') {
      focusOnFault(form);
      return;
    }
    if ((first.body.country_id === 'IN') !== (currency === 'INR')) {
      setFailure(t('payment.error.currency'));
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      const goesTo = await store(first.body);
      const billed = second === null ? null : await store(second.body);
      if (guest) rememberGuest(first.body.email);
      else forgetAddress();
      // A shopper who has chosen something else in the meantime goes there.
      if (form.isConnected) onSaved(goesTo.address_id, billed?.address_id ?? null);
      else onLate?.(billed === null ? [goesTo] : [goesTo, billed]);
    } catch (error) {
      setFailure(failureText(error, t));
      setBusy(false);
    }
  };

  return (
    // Nothing to submit with before the script is there: no address in an address bar.
    <form className={summary['layout']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles['form']}>
        <AddressForm prefix="shipping" draft={shipping} guest={guest} onChange={setShipping} />
        <label className={chrome['check']}>
          <input
            type="checkbox"
            checked={same}
            onChange={({ target }) => changeBilling((now) => ({ ...now, same: target.checked }))}
          />
          {t('address.billing-same')}
        </label>
        {!same && (
          <fieldset className={chrome['choices']}>
            <legend>{t('address.billing-title')}</legend>
            <AddressForm
              prefix="billing"
              draft={billing}
              guest={false}
              onChange={(change) => changeBilling((now) => ({ ...now, draft: change(now.draft) }))}
            />
          </fieldset>
        )}
      </div>
      <BagReview {...(failure !== '' && { notice: failure })}>
        <SubmitButton size="large" wide busy={busy ? t('address.saving') : undefined}>
          {t('address.use')}
        </SubmitButton>
      </BagReview>
    </form>
  );
}
