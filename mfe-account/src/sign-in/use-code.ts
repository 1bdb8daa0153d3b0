import { isApiFailure } from '@suvarna/contracts/call';
import type { OtpSent } from '@suvarna/contracts/identity';
import { bus } from '@suvarna/event-bus';
import { faultOfTypedCode } from '@suvarna/forms/code-schema';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useCountdown } from '@suvarna/ui/use-countdown';
import { useState } from 'react';
import { codeFailureText } from './code-failure-text.model.ts';

export interface CodeFlow {
  readonly code: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** Seconds until another may be sent. */
  readonly left: number;
  /** `ask` answers `null` when it has said itself why none was sent. @returns whether a code is on its way */
  readonly send: (ask: () => Promise<Pick<OtpSent, 'resend_after'> | null>) => Promise<boolean>;
  /** Six digits verify by themselves. */
  readonly type: (digits: string) => void;
  readonly say: (error: string | undefined) => void;
  readonly begin: () => void;
}

export interface CodeOptions {
  /** Seconds that still have to pass after a code that was sent before. */
  readonly resendAfter?: number;
  /** What a failure is called, where it is not called as everywhere. */
  readonly words?: (failure: unknown) => string;
}

/**
 * A code that is sent and typed (specification §4): a countdown, then it may be sent again; a code
 * that arrived in the meantime still works (domain rules §2.14 row 18). A refused sending (400) is a
 * toast and all stays; a wrong code is said, and the field is emptied.
 */
export function useCode(
  verify: (code: string) => Promise<void>,
  { resendAfter = 0, words }: CodeOptions = {},
): CodeFlow {
  const { t } = useRemoteContext();
  const textOf = words ?? ((failure: unknown) => codeFailureText(failure, t));
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, say] = useState<string>();
  const [left, count] = useCountdown(resendAfter);

  const attempt = async (
    work: () => Promise<boolean>,
    onFailure: (failure: unknown) => void,
  ): Promise<boolean> => {
    setBusy(true);
    say(undefined);
    try {
      return await work();
    } catch (failure) {
      onFailure(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    code,
    busy,
    error,
    left,
    say,
    send: (ask) =>
      attempt(
        async () => {
          const sent = await ask();
          if (sent !== null) count(sent.resend_after);
          return sent !== null;
        },
        (failure) => {
          const text = textOf(failure);
          if (isApiFailure(failure) && failure.status === 400)
            bus.emit('toast.message.requested', { text, kind: 'error' });
          else say(text);
        },
      ),
    type: (digits) => {
      setCode(digits);
      if (faultOfTypedCode(digits) !== undefined || busy) return;
      void attempt(
        async () => {
          await verify(digits);
          return true;
        },
        (failure) => {
          setCode('');
          say(textOf(failure));
        },
      );
    },
    begin: () => {
      setCode('');
      say(undefined);
    },
  };
}
