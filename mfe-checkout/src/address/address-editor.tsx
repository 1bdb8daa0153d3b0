import { AddressForm, type AddressPart } from '@suvarna/forms/address-form';
import { ApiFailure } from '@suvarna/contracts/call';
import type { Address, AddressBody, GuestAddressBody } from '@suvarna/contracts/customers';
import type { AddressDraft } from '@suvarna/forms/address-draft';
import { addressSchema, guestAddressOf } from '@suvarna/forms/address-schema';
import { faultsOf } from '@suvarna/forms/faults';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm, type Form } from '@suvarna/forms/use-form';
import { useSend } from '@suvarna/forms/use-send';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useRef } from 'react';
import { failureText } from '../payment/failure-text.model.ts';
import chrome from '../chrome/chrome.module.css';
import { BagReview } from '../summary/bag-review.tsx';
import summary from '../summary/summary.module.css';
import styles from './address.module.css';
import {
  blankIn,
  firstBilling,
  forgetAddress,
  keepAddress,
  keepBilling,
  rememberGuest,
  useKeptAddress,
} from './use-stored-address.ts';
import { UNTIL_GONE } from './use-go-to-payment.ts';

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

interface Delivery extends AddressDraft {
  /** The bill goes where the pieces go. */
  readonly same: boolean;
  readonly billing: AddressDraft;
}

/** The address of the bill as a form of its own. */
const billingOf = ({ fields: { billing: fields }, set, error, leave }: Form<Delivery>): AddressPart => ({
  fields,
  set: (part) =>
    set(({ billing }) => ({
      billing: { ...billing, ...(typeof part === 'function' ? part(billing) : part) },
    })),
  error: (name) => error(`billing.${name}`),
  leave: (name) => leave(`billing.${name}`),
});

const faultsOfBilling = (billing: AddressDraft): Readonly<Record<`billing.${string}`, string>> =>
  Object.fromEntries(
    Object.entries(faultsOf(addressSchema(false), billing)).map(([name, fault]) => [
      `billing.${name}`,
      fault,
    ]),
  );

/** One address, or two when the bill goes elsewhere. Nothing is saved before all of it is right. */
export function AddressEditor({ guest = false, save, onSaved, onLate }: AddressEditorProps) {
  const { t, currency } = useRemoteContext();
  const storing = useSend(save);
  // Stored already, by what was written: where the second of two fails, another try adds the first no second time.
  const stored = useRef(new Map<string, Address>());

  const store = async (body: Body): Promise<Address> => {
    const text = JSON.stringify(body);
    const known = stored.current.get(text);
    if (known !== undefined) return known;
    const sent = await storing.send(body);
    if (!sent.ok) throw sent.error;
    stored.current.set(text, sent.answer);
    return sent.answer;
  };
  const form = useForm({
    schema: (fields) => ({
      ...faultsOf(addressSchema(guest), fields),
      ...(!fields.same && faultsOfBilling(fields.billing)),
    }),
    first: (): Delivery => ({ ...blankIn(currency), ...firstBilling(currency) }),
    keep: (fields) => {
      keepAddress(fields, currency);
      keepBilling(fields);
    },
    body: ({ same, billing, ...shipping }) => {
      const goesTo = guestAddressOf(shipping);
      return (
        goesTo && { goesTo, billed: same ? null : guestAddressOf({ ...billing, email: shipping.email }) }
      );
    },
    send: async ({ goesTo, billed }) => {
      // As the store would refuse it.
      if ((goesTo.country_id === 'IN') !== (currency === 'INR'))
        throw new ApiFailure('the bag is in another currency', { status: 400, code: 'CURRENCY.UNSUPPORTED' });
      const first = await store(goesTo);
      const second = billed === null ? null : await store(billed);
      if (guest) rememberGuest(goesTo.email);
      else forgetAddress();
      return [first, second] as const;
    },
    failures: (error) => failureText(error, t),
    text: useFaultText(),
    shows: 'left',
    onSent: ([goesTo, billed], _fields, isThere) => {
      // Whoever has chosen something else meanwhile goes there.
      if (!isThere) return onLate?.(billed === null ? [goesTo] : [goesTo, billed]);
      onSaved(goesTo.address_id, billed?.address_id ?? null);
      return UNTIL_GONE;
    },
  });
  useKeptAddress(form, currency);

  return (
    // Nothing to submit with before the script is there: no address in an address bar.
    <form className={summary['layout']} method="post" noValidate onSubmit={form.submit}>
      <div className={styles['form']}>
        <AddressForm prefix="shipping" form={form} guest={guest} />
        <label className={chrome['check']}>
          <input
            type="checkbox"
            checked={form.fields.same}
            onChange={({ target }) => form.set({ same: target.checked })}
          />
          {t('address.billing-same')}
        </label>
        {!form.fields.same && (
          <fieldset className={chrome['choices']}>
            <legend>{t('address.billing-title')}</legend>
            <AddressForm prefix="billing" form={billingOf(form)} guest={false} />
          </fieldset>
        )}
      </div>
      <BagReview {...(form.failure !== '' && { notice: form.failure })}>
        <SubmitButton size="large" wide busy={form.busy ? t('address.saving') : undefined}>
          {t('address.use')}
        </SubmitButton>
      </BagReview>
    </form>
  );
}
