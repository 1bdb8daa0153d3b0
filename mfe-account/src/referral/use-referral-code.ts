import { isApiFailure } from '@suvarna/contracts/call';
import { faultsOf } from '@suvarna/forms/faults';
import { useState } from 'react';
import { useKeptCode } from './kept-code.ts';
import { validateCode } from './referral.api.ts';
import { referralCodeSchema } from './referral-code.schema.ts';

/** What is said below the field: the key of a fault, or that the code is right. */
type Verdict = 'none' | 'valid' | 'referralCodeRequired' | 'referralCode' | 'referral.too-many';

export interface ReferralCode {
  /** Whether there is a field: a visitor says they have a code, or a link brought one. */
  readonly isOpen: boolean;
  readonly value: string;
  readonly verdict: Verdict;
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (value: string) => void;
  /** When the field is left: blank is said here, anything else the server is asked. */
  readonly check: () => Promise<void>;
  /** Before the form is sent. @returns whether the code may go along */
  readonly isReady: () => boolean;
  /** The server refused it when the form was sent. */
  readonly refuse: () => void;
}

const blankFault = (value: string): boolean =>
  faultsOf(referralCodeSchema, { referral_code: value }).referral_code !== undefined;

/** The code of the inviter, in the form that opens an account. It is optional until a visitor says they have one. */
export function useReferralCode(): ReferralCode {
  const kept = useKeptCode();
  const [choice, setChoice] = useState<boolean>();
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState<{ readonly of: string; readonly verdict: Verdict }>();
  const value = typed ?? kept ?? '';
  // What is said of another code, an answer that came late too, is not said of this one.
  const verdict = said?.of === value ? said.verdict : 'none';
  const decide = (next: Verdict): void => setSaid({ of: value, verdict: next });
  const isOpen = choice ?? kept !== null;

  return {
    isOpen,
    value,
    verdict,
    open: () => setChoice(true),
    close: () => {
      setChoice(false);
      decide('none');
    },
    type: setTyped,
    async check() {
      if (verdict !== 'none' && verdict !== 'referral.too-many') return;
      if (blankFault(value)) {
        decide('referralCodeRequired');
        return;
      }
      try {
        await validateCode(value);
        decide('valid');
      } catch (failure) {
        // Where the server cannot be asked now, the form is sent with it and says what became of it.
        const code = isApiFailure(failure) ? failure.code : '';
        decide(
          code === 'REFERRAL.CODE_INVALID'
            ? 'referralCode'
            : code === 'REQUEST.TOO_MANY'
              ? 'referral.too-many'
              : 'none',
        );
      }
    },
    isReady() {
      if (!isOpen || !blankFault(value)) return true;
      decide('referralCodeRequired');
      return false;
    },
    refuse: () => decide('referralCode'),
  };
}
