import type { OrderStats } from '@suvarna/contracts/orders';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState } from 'react';
import { trackingTexts } from '#texts/tracking';
import styles from '../orders/orders.module.css';
import { CodeStep } from '../sign-in/code-step.tsx';
import { useCode } from '../sign-in/use-code.ts';
import { trackedOf, type Tracked } from './tracked.model.ts';
import { sendCode, showWithCode } from './tracking.api.ts';
import { trackingSchema } from './tracking.schema.ts';

interface TrackFormProps {
  readonly orderNo: string;
  /** @param token by which the order is followed from now on */
  readonly onShown: (stats: OrderStats, token: string) => void;
}

/** Following an order without an account: number and contact, then the code that was sent there. */
export function TrackForm({ orderNo, onShown }: TrackFormProps) {
  const { t } = useRemoteContext();
  const trackingT = useT(trackingTexts);
  const [tracked, setTracked] = useState<Tracked | null>(null);
  const flow = useCode(async (code) => {
    if (tracked === null) return;
    const { stats, token } = await showWithCode(tracked, code);
    onShown(stats, token);
  });
  /** What a code is on its way for is not changed under it: the form would name another order than it shows. */
  const isFixed = tracked !== null || flow.busy;
  const form = useForm({
    schema: trackingSchema,
    first: { order: orderNo, contact: '' },
    body: ({ order, contact }) => trackedOf(order, contact),
    send: async (asked: Tracked) => {
      if (await flow.send(() => sendCode(asked))) setTracked(asked);
    },
    // What sending says stands where codes say it.
    failures: {},
    text: useFaultText(),
  });
  const change = (): void => {
    setTracked(null);
    flow.begin();
  };

  return (
    // Nothing to submit with before the script is there: no order and no phone number in an address.
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        flow.say(undefined);
        form.submit(event);
      }}
    >
      <p className={styles['muted']}>{trackingT('track.text')}</p>
      <Field
        {...form.field('order')}
        name="order-no"
        label={trackingT('track.order')}
        readOnly={isFixed}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={24}
      />
      <Field
        {...form.field('contact')}
        label={trackingT('track.contact')}
        readOnly={isFixed}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        error={form.error('contact') ?? (tracked === null ? flow.error : undefined)}
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
        sentText={tracked === null ? null : trackingT('track.sent')}
        sendText={trackingT('track.send')}
      />
      <noscript>
        <p className={styles['fault']}>{trackingT('track.no-script')}</p>
      </noscript>
    </form>
  );
}
