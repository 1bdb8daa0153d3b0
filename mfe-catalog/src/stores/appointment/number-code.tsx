import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { digitsOf } from '@suvarna/forms/digits';
import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { CodeField } from '@suvarna/ui/code-field';
import { storesTexts } from '#texts/stores';

interface NumberCodeProps {
  /** While another number stands there: the field is kept, so that it takes the focus once. */
  readonly hidden: boolean;
  readonly code: string;
  readonly onCode: (digits: string) => void;
  /** Why it is not taken; `''` for nothing. */
  readonly fault: string;
  /** Seconds until another one may be asked for. */
  readonly left: number;
  readonly onAgain: () => void;
}

/** The code that says whose number it is, before a place is kept. */
export function NumberCode({ hidden, code, onCode, fault, left, onAgain }: NumberCodeProps) {
  const storesT = useT(storesTexts);
  return (
    <div hidden={hidden}>
      <CodeField
        label={storesT('code')}
        hint={storesT('code-hint')}
        error={fault === '' ? undefined : fault}
        value={code}
        length={OTP_LENGTH}
        digitsOf={digitsOf}
        onType={onCode}
      />
      <Button variant="quiet" disabled={left > 0} onClick={onAgain}>
        {left > 0 ? storesT('code-again-in', { seconds: left }) : storesT('code-again')}
      </Button>
    </div>
  );
}
