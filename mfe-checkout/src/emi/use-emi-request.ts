import type { EmiRequest } from '@suvarna/contracts/emi';
import { bus } from '@suvarna/event-bus';
import { useSendOnce } from '@suvarna/forms/send-once';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { EmiPlanFacts } from '@suvarna/ui/emi-plans';
import { useRef, useState, type RefObject } from 'react';
import { emiTexts } from '#texts/emi';
import { failureText } from '../payment/failure-text.model.ts';
import { askForEmi } from './emi.api.ts';

export interface EmiRequesting {
  readonly plan: EmiPlanFacts | null;
  readonly consent: boolean;
  readonly fault: string | undefined;
  /** Where it is said: there while the sheet is open. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly busy: boolean;
  /** What the store answered. */
  readonly asked: EmiRequest | null;
  readonly choose: (plan: EmiPlanFacts) => void;
  readonly agree: (consent: boolean) => void;
  readonly ask: () => Promise<void>;
}

/** A plan, a consent, a request: what is missing is said, nothing is chosen or ticked ahead. */
export function useEmiRequest(onAsked: (() => void) | undefined): EmiRequesting {
  const { t, locale } = useRemoteContext();
  const [plan, setPlan] = useState<EmiPlanFacts | null>(null);
  const [consent, setConsent] = useState(false);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<EmiRequest | null>(null);
  const sendOnce = useSendOnce();
  const place = useRef<HTMLDivElement>(null);

  /** A shopper who has closed the sheet is told what came of it, too. */
  const tellLate = (text: string, kind: 'success' | 'error'): void => {
    if (place.current === null) bus.emit('toast.message.requested', { text, kind });
  };
  const choose = (wanted: EmiPlanFacts): void => {
    setPlan(wanted);
    setFault(undefined);
  };
  const ask = async (): Promise<void> => {
    if (plan === null || !consent) {
      setFault(t(plan === null ? 'emi.error.choose' : 'emi.error.consent'));
      return;
    }
    setFault(undefined);
    setBusy(true);
    try {
      const body = { plan: plan.plan_id, consent: true, locale } as const;
      // One request for one choice, however often the button is pressed.
      const request = await sendOnce(body, (key) => askForEmi(body, key));
      tellLate(emiTexts(locale)('emi.sent', { request: request.request_id }), 'success');
      setAsked(request);
      onAsked?.();
    } catch (error) {
      const text = failureText(error, t);
      tellLate(text, 'error');
      setFault(text);
    } finally {
      setBusy(false);
    }
  };
  return { plan, consent, fault, place, busy, asked, choose, agree: setConsent, ask };
}
