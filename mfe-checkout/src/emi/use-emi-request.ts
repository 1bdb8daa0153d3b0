import type { EmiRequest } from '@suvarna/contracts/emi';
import { bus } from '@suvarna/event-bus';
import { useSend } from '@suvarna/forms/use-send';
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
  /** Key of what is to be chosen or ticked yet. */
  const [missing, setMissing] = useState<string>();
  const [asked, setAsked] = useState<EmiRequest | null>(null);
  const { busy, failure, send, forget } = useSend(askForEmi);
  const place = useRef<HTMLDivElement>(null);
  const refusal = failure === null ? undefined : failureText(failure, t);

  /** A shopper who has closed the sheet is told what came of it, too. */
  const tellLate = (text: string, kind: 'success' | 'error'): void => {
    if (place.current === null) bus.emit('toast.message.requested', { text, kind });
  };
  const choose = (wanted: EmiPlanFacts): void => {
    setPlan(wanted);
    setMissing(undefined);
    forget();
  };
  const ask = async (): Promise<void> => {
    forget();
    setMissing(plan === null ? 'emi.error.choose' : consent ? undefined : 'emi.error.consent');
    if (plan === null || !consent) return;
    await send({ plan: plan.plan_id, consent: true, locale }, (sent) => {
      if (!sent.ok) return tellLate(failureText(sent.error, t), 'error');
      const { request_id: request } = sent.answer;
      tellLate(emiTexts(locale)('emi.sent', { request }), 'success');
      setAsked(sent.answer);
      return onAsked?.();
    });
  };
  return {
    plan,
    consent,
    fault: missing === undefined ? refusal : t(missing),
    place,
    busy,
    asked,
    choose,
    agree: setConsent,
    ask,
  };
}
