import type { CheckoutTotals, PaymentMode } from '@suvarna/contracts/checkout';
import type { BagTenders } from '@suvarna/contracts/wallet';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Choice } from '@suvarna/ui/choice';
import { formatExactPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import chrome from '../chrome/chrome.module.css';
import { failureText } from '../payment/failure-text.model.ts';
import { rememberToggle } from '../payment/wallet/wallet-memory.ts';
import { readTenders, sendTenderUse } from './tenders.api.ts';
import styles from './tenders.module.css';

type BagTender = BagTenders['tenders'][number];

export interface TenderSwitchesProps {
  readonly totals: CheckoutTotals;
  readonly mode: PaymentMode | null;
  /** Kinds that are switched elsewhere. */
  readonly without: readonly string[];
  /** One was switched: everything is priced again. */
  readonly onChanged: () => Promise<unknown>;
}

/** Why a tender pays nothing, in the page's language; the shop's code names it. */
const REFUSED: Readonly<Record<string, string>> = {
  'CREDITS.MODE_NOT_ALLOWED': 'tenders.error.mode',
  'CREDITS.BELOW_MINIMUM': 'tenders.error.minimum',
  'CREDITS.OTHER_GOODS': 'tenders.error.goods',
  'COINS.MODE_NOT_ALLOWED': 'coins.error.mode',
  'COINS.BELOW_MINIMUM': 'coins.error.minimum',
};

/** Each switched on pays as much as it may, in an order that is the shop's to say (domain rules §2.10). */
export function Switches({ totals, mode, without, onChanged }: TenderSwitchesProps) {
  const { t, locale: lang } = useRemoteContext();
  const href = useHref();
  // Shown at once; what came of it is there a moment later.
  const [pressed, press] = useState<{ readonly kind: string; readonly use: boolean } | null>(null);
  const [fault, setFault] = useState<string>();
  // What they pay follows the bag: another sum, or another way to pay, is asked again.
  const priced = `${totals.total_paise} ${totals.total_payable_paise} ${mode ?? ''}`;
  // Kept while another answer is on its way: a switch that went and came back would lose the focus.
  const [kept, keep] = useState<BagTenders>({ tenders: [] });
  const { put } = useRead(`tenders ${priced}`, async (signal) => {
    const answer = await readTenders({ mode, lang }, signal);
    if (!signal.aborted) keep(answer);
    return answer;
  });
  const offers = kept.tenders.filter(({ kind }) => !without.includes(kind));
  if (offers.length === 0) return null;

  const change = async (kind: string, use: boolean): Promise<void> => {
    // Not disabled in the meantime, by which the switch would lose the focus.
    if (pressed !== null) return;
    press({ kind, use });
    setFault(undefined);
    try {
      const answer = await sendTenderUse(kind, use, { mode, lang });
      // What is read in the meantime is of before.
      put(answer);
      keep(answer);
      if (kind === 'coins') rememberToggle(use);
      await onChanged();
    } catch (failure) {
      setFault(failureText(failure, t));
    } finally {
      press(null);
    }
  };

  return (
    <fieldset className={chrome['choices']} aria-busy={pressed !== null}>
      <legend>{t('tenders.title')}</legend>
      {offers.map((offer) => (
        <Switch
          key={offer.kind}
          offer={offer}
          on={pressed?.kind === offer.kind ? pressed.use : offer.used}
          onSwitch={(use) => void change(offer.kind, use)}
        />
      ))}
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <a className={styles['about']} href={href('/account/wallet/')}>
        {t('tenders.about')}
      </a>
    </fieldset>
  );
}

interface SwitchProps {
  readonly offer: BagTender;
  readonly on: boolean;
  readonly onSwitch: (use: boolean) => void;
}

function Switch({ offer, on, onSwitch }: SwitchProps) {
  const { t } = useRemoteContext();
  const { name, used, refusal, pays_paise: pays, balance_paise: balance } = offer;
  const money = (minor: number): string => formatExactPrice(minor, 'INR');
  const hint =
    refusal !== ''
      ? t(REFUSED[refusal] ?? 'tenders.error.other')
      : pays === 0
        ? t('tenders.nothing-left', { balance: money(balance) })
        : t(used ? 'tenders.pays' : 'tenders.would-pay', { amount: money(pays), balance: money(balance) });
  // What was switched on can always be switched off.
  const isOff = !used && pays === 0;
  return (
    <Choice isOff={isOff}>
      <input
        type="checkbox"
        checked={on}
        disabled={isOff}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <strong>{name}</strong>
      <small>{hint}</small>
    </Choice>
  );
}
