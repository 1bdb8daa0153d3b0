import { bus } from '@suvarna/event-bus';
import { session } from '@suvarna/session';
import { useEffect, useRef, useState } from 'react';
import type { PromptProps } from '../prompt-props.ts';
import { phoneFailureText } from './phone-failure.model.ts';
import { sendOtp, verifyOtp } from './phone.api.ts';
import {
  advance,
  newPhoneUpdate,
  secondsLeft,
  type PhoneCall,
  type PhoneEvent,
  type PhoneUpdate,
} from './phone.model.ts';

const TICK_MS = 250;

/** The state machine with the store and the clock at its side. */
export function usePhoneUpdate({ locale, t, onClose }: PromptProps): {
  readonly state: PhoneUpdate;
  readonly left: number;
  readonly tell: (event: PhoneEvent) => void;
} {
  const [state, setState] = useState(newPhoneUpdate);
  const [now, setNow] = useState(0);
  const latest = useRef(state);

  const tell = (event: PhoneEvent): void => {
    const step = advance(latest.current, event);
    latest.current = step.state;
    setState(step.state);
    if (step.call) void perform(step.call);
  };
  const perform = async (call: PhoneCall): Promise<void> => {
    if (call.kind === 'send') {
      try {
        await sendOtp(call.telephone);
        setNow(Date.now());
        tell({ kind: 'sent', now: Date.now() });
      } catch (error) {
        bus.emit('toast.message.requested', { text: phoneFailureText(error, locale, t), kind: 'error' });
        tell({ kind: 'not-sent' });
      }
      return;
    }
    try {
      const { phone_no: phone } = await verifyOtp(call.telephone, call.otp);
      session.savePhone(phone);
      onClose();
      bus.emit('toast.message.requested', { text: t('phone.saved'), kind: 'success' });
    } catch (error) {
      tell({ kind: 'not-verified', text: phoneFailureText(error, locale, t) });
    }
  };

  const { resendAt } = state;
  useEffect(() => {
    if (resendAt === null) return undefined;
    // By the clock and not by counting: a phone that slept does not stretch it.
    const timer = setInterval(() => {
      setNow(Date.now());
      tell({ kind: 'tick', now: Date.now() });
    }, TICK_MS);
    return () => clearInterval(timer);
    // `tell` only reads what is in the ref.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [resendAt]);

  return { state, left: secondsLeft(state, now), tell };
}
