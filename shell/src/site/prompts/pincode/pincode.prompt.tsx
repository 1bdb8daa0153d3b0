import { isApiFailure } from '@suvarna/contracts/call';
import type { Serviceability } from '@suvarna/contracts/shipping';
import { PINCODE_LENGTH } from '@suvarna/contracts/storefront-constants';
import { pincodeStore } from '@suvarna/stores';
import { digitsOf } from '@suvarna/forms/digits';
import { AskForm } from '@suvarna/ui/ask-form';
import { TruckIcon } from '@suvarna/ui/icon';
import { useState } from 'react';
import { PromptLayout } from '../prompt-layout.tsx';
import type { PromptProps } from '../prompt-props.ts';
import { askService } from './pincode.api.ts';
import { PincodeAnswer } from './pincode-answer.tsx';

/** yup and its texts come with the first step into the field: most visitors close the question. */
const loadCheck = () => import(/* webpackChunkName: "pincode-check" */ './pincode.check.ts');

/** Where to? (Specification §2, §4, §5.) The answer stays on screen until the shopper has read it. */
export function View({ locale, t, onClose }: PromptProps) {
  const [pincode, setPincode] = useState(() => pincodeStore.getState().pincode);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [service, setService] = useState<Serviceability | null>(null);

  const check = async (): Promise<void> => {
    setService(null);
    setError(undefined);
    setBusy(true);
    try {
      const { faultOfTypedPincode, formText } = await loadCheck();
      const fault = faultOfTypedPincode(pincode);
      if (fault) {
        setError(formText(fault, locale));
        return;
      }
      const answer = await askService(pincode);
      if (answer.serviceable) pincodeStore.getState().keep(pincode, answer.express);
      setService(answer);
    } catch (failure) {
      const isUnknown = isApiFailure(failure) && failure.code === 'DELIVERY.PINCODE_INVALID';
      setError(isUnknown ? (await loadCheck()).formText('pincodeErrorMsg', locale) : t('pincode.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <PromptLayout
      name="pincode"
      icon={<TruckIcon />}
      title={t('pincode.title')}
      text={t('pincode.text')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <AskForm
        name="prompt-pincode"
        label={t('pincode.label')}
        placeholder={t('pincode.placeholder', { digits: PINCODE_LENGTH })}
        value={pincode}
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        error={error}
        // A head start: what checks asks again, and tells what failed.
        onFocus={() => void Promise.allSettled([loadCheck()])}
        onChange={(event) => setPincode(digitsOf(event.target.value).slice(0, PINCODE_LENGTH))}
        ask={t('pincode.check')}
        busy={busy ? t('pincode.checking') : undefined}
        onAsk={() => void check()}
      />
      {/* Of what stands in the field: another one may be typed by now. */}
      <PincodeAnswer service={service?.pincode === pincode ? service : null} {...{ locale, t, onClose }} />
    </PromptLayout>
  );
}
