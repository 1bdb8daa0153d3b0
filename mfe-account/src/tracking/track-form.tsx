import type { OrderStats } from '@suvarna/contracts/orders';
import { faultsOf, type FaultsOf } from '@suvarna/forms/faults';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { useState, type FormEvent } from 'react';
import { faultText } from '../form/fault-text.model.ts';
import styles from '../orders/orders.module.css';
import { CodeStep } from '../sign-in/code-step.tsx';
import { useCode } from '../sign-in/use-code.ts';
import { trackedOf, type Tracked } from './tracked.model.ts';
import { sendCode, showWithCode } from './tracking.api.ts';
import { trackingSchema, type TrackingFields } from './tracking.schema.ts';
import { useSay } from './use-say.ts';

interface TrackFormProps {
  readonly orderNo: string;
  /** @param token by which the order is followed from now on */
  readonly onShown: (stats: OrderStats, token: string) => void;
}

/** Following an order without an account: number and contact, then the code that was sent there. */
export function TrackForm({ orderNo, onShown }: TrackFormProps) {
  const { t, locale } = useRemoteContext();
  const say = useSay();
  const [order, setOrder] = useState(orderNo);
  const [contact, setContact] = useState('');
  const [tracked, setTracked] = useState<Tracked | null>(null);
  const [faults, setFaults] = useState<FaultsOf<TrackingFields, string>>({});
  const focusOnFault = useFocusOnFault();
  const flow = useCode(async (code) => {
    if (tracked === null) return;
    const { stats, token } = await showWithCode(tracked, code);
    onShown(stats, token);
  });
  /** What a code is on its way for is not changed under it: the form would name another order than it shows. */
  const isFixed = tracked !== null || flow.busy;
  const errorOf = (name: keyof TrackingFields): string | undefined =>
    faults[name] === undefined ? undefined : faultText(faults[name], locale, t);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faultsOf<string>(trackingSchema, { order, contact });
    setFaults(found);
    flow.say(undefined);
    if (Object.keys(found).length > 0) {
      focusOnFault(form);
      return;
    }
    const asked = trackedOf(order, contact);
    if (await flow.send(() => sendCode(asked))) setTracked(asked);
  };
  const change = (): void => {
    setTracked(null);
    flow.begin();
  };

  return (
    // Nothing to submit with before the script is there: no order and no phone number in an address.
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles['muted']}>{say('track.text')}</p>
      <Field
        name="order-no"
        label={say('track.order')}
        value={order}
        readOnly={isFixed}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={24}
        error={errorOf('order')}
        onChange={(event) => setOrder(event.target.value)}
      />
      <Field
        name="contact"
        label={say('track.contact')}
        value={contact}
        readOnly={isFixed}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        error={errorOf('contact') ?? (tracked === null ? flow.error : undefined)}
        onChange={(event) => setContact(event.target.value)}
        action={
          tracked === null ? undefined : (
            <Button variant="quiet" onClick={change}>
              {t('otp.change')}
            </Button>
          )
        }
      />
      <CodeStep
        flow={flow}
        sentText={tracked === null ? null : say('track.sent')}
        sendText={say('track.send')}
      />
      <noscript>
        <p className={styles['fault']}>{say('track.no-script')}</p>
      </noscript>
    </form>
  );
}
