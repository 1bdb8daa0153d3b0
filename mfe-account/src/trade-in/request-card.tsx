import { fieldIn } from '@suvarna/contracts/locale';
import type { ExchangeRequest } from '@suvarna/contracts/exchange';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Disclosure } from '@suvarna/ui/disclosure';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { StateBadge } from '@suvarna/ui/state-badge';
import { useRef, useState } from 'react';
import { useAct } from '@suvarna/ui/use-act';
import { Notice } from '@suvarna/ui/notice';
import { tradeInTexts } from '#texts/trade-in';
import { DocumentButton } from '../orders/document-button.tsx';
import { AskSheet } from '../page/ask-sheet.tsx';
import { AccountFields } from './account-fields.tsx';
import { Formula } from './worth/formula.tsx';
import { GivenAs } from './given-as.tsx';
import { acceptOffer, changeAccount, declineOffer, readReceipt, withdrawTradeIn } from './trade-in.api.ts';
import {
  accountOf,
  EMPTY,
  failureKey,
  faultsOfAccount,
  faultsOfPan,
  tidy,
  type Draft,
  type Faults,
} from './trade-in.model.ts';
import styles from './trade-in.module.css';
import { PanField } from './pan-field.tsx';

const TONES: Readonly<Partial<Record<ExchangeRequest['state'], 'good' | 'bad'>>> = {
  credited: 'good',
  'paid-out': 'good',
  rejected: 'bad',
  refused: 'bad',
  'payout-failed': 'bad',
};

/** States in which the bank's part is spoken of. */
const OF_BANK: ReadonlySet<ExchangeRequest['state']> = new Set([
  'paying-out',
  'name-check',
  'payout-failed',
  'paid-out',
]);

interface RequestCardProps {
  readonly request: ExchangeRequest;
  readonly onChanged: (request: ExchangeRequest) => void;
  /** The request moved on in the meantime: it is to be read again. */
  readonly onMoved: () => void;
}

/** Something that was handed in: how far it is, what was found, and what its customer can do. */
export function RequestCard({ request, onChanged, onMoved }: RequestCardProps) {
  const { locale } = useRemoteContext();
  const tradeInT = useT(tradeInTexts);
  const [draft, setDraft] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [asking, setAsking] = useState<'withdraw' | 'decline' | null>(null);
  const { busy, fault, act, forget } = useAct();
  const card = useRef<HTMLLIElement>(null);
  const focusOnFault = useFocusOnFault();
  const { state, can, inspection, kind } = request;
  const day = (at: string): string => formatFullDay(at, locale);
  const found = inspection ?? request;
  const amount = found.amount_paise;
  const errorOf = (name: keyof Draft): string | undefined => faults[name] && tradeInT(faults[name]);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));

  const run = async (name: string, work: () => Promise<ExchangeRequest>): Promise<void> => {
    const done = await act(
      name,
      async () => onChanged(await work()),
      (error) => {
        const key = failureKey(error);
        if (key === 'moved-on' || key === 'pan-asked') onMoved();
        return tradeInT(key);
      },
    );
    // Another question may be open by now.
    if (done) setAsking((now) => (now === name ? null : now));
  };
  /** @returns whether nothing is wrong */
  const holds = (found: Faults): boolean => {
    setFaults(found);
    const isRight = Object.keys(found).length === 0;
    if (!isRight && card.current !== null) focusOnFault(card.current);
    return isRight;
  };
  const accept = (): void => {
    if (holds(request.needs_pan ? faultsOfPan(draft.pan) : {}))
      void run('accept', () => acceptOffer(request, request.needs_pan ? tidy(draft.pan) : ''));
  };
  const pay = (): void => {
    if (holds(faultsOfAccount(draft))) void run('account', () => changeAccount(request, accountOf(draft)));
  };

  return (
    <li ref={card} className={styles['card']}>
      <div className={styles['head']}>
        <h3>{`${tradeInT(`kind.${kind}`)}: ${fieldIn(request, 'title', locale)}`}</h3>
        <StateBadge tone={TONES[state]}>{tradeInT(`state.${state}`)}</StateBadge>
      </div>
      <p className={styles['muted']}>{`${day(request.asked_at)} · ${request.request_id}`}</p>
      <Now request={request} amount={amount} />
      <Disclosure summary={tradeInT(inspection === null ? 'formula' : 'formula-tested')} open={can.accept}>
        <Formula
          lines={found.lines}
          amount={amount}
          gold={{
            milligrams: found.net_weight_mg,
            ratePaise: found.gold_rate_paise,
            karat: found.karat,
          }}
          total={tradeInT(`total.${kind}`)}
        />
      </Disclosure>
      {can.accept && request.needs_pan && (
        <PanField value={draft.pan} error={errorOf('pan')} onChange={(pan) => change({ pan })} />
      )}
      {can.change_account && <AccountFields draft={draft} error={errorOf} onChange={change} />}
      <div role="alert">
        {fault !== undefined && fault.of !== asking && <Notice kind="bad">{fault.text}</Notice>}
      </div>
      <Actions
        can={can}
        amount={amount}
        busy={busy}
        onAccept={accept}
        onPay={pay}
        onAsk={(what) => {
          forget();
          setAsking(what);
        }}
      />
      {can.receipt === true && (
        <div className={styles['actions']}>
          <DocumentButton
            text={tradeInT('receipt')}
            file={`suvarna-${request.request_id}.pdf`}
            read={(lang) => readReceipt(request.request_id, lang)}
            wide={false}
          />
        </div>
      )}
      <Disclosure summary={tradeInT('history')}>
        <ol className={styles['steps']}>
          {request.steps.map((step) => (
            <li key={`${step.state} ${step.at}`}>{`${tradeInT(`state.${step.state}`)} · ${day(step.at)}`}</li>
          ))}
        </ol>
      </Disclosure>
      <AskSheet
        open={asking !== null}
        title={tradeInT(asking === 'decline' ? 'decline-title' : 'withdraw-title')}
        action={tradeInT(asking ?? 'withdraw')}
        busy={asking !== null && busy.includes(asking)}
        fault={fault?.of === asking ? fault?.text : undefined}
        onAct={() =>
          void run(asking ?? 'withdraw', () =>
            asking === 'decline' ? declineOffer(request) : withdrawTradeIn(request),
          )
        }
        onClose={() => setAsking(null)}
      >
        <p>{tradeInT(asking === 'decline' ? 'decline-text' : 'withdraw-text')}</p>
      </AskSheet>
    </li>
  );
}

/** How far it is, and what was written down with that. */
function Now({ request, amount }: { readonly request: ExchangeRequest; readonly amount: number }) {
  const { t, locale } = useRemoteContext();
  const tradeInT = useT(tradeInTexts);
  const { state } = request;
  // Offered although nothing differs: the law asks for a PAN first, say.
  const isAsQuoted = state === 'offered' && amount === request.amount_paise;
  return (
    <>
      <p>
        {tradeInT(isAsQuoted ? 'now.offered-as-quoted' : `now.${state}`, {
          amount: formatPrice(OF_BANK.has(state) ? (request.bank_paise ?? amount) : amount, 'INR'),
          day: request.valid_until === '' ? '' : formatFullDay(request.valid_until, locale),
          last4: request.account_last4,
        })}
      </p>
      {request.kind === 'buy-back' && <GivenAs bank={request.bank_paise} credits={request.credits_paise} />}
      {request.pickup_address != null && (
        <p className={styles['muted']}>
          {t('pickup.at', { address: oneLineAbroad(request.pickup_address, locale) })}
        </p>
      )}
      {request.reason !== '' && <p>{tradeInT(`reason.${request.reason}`)}</p>}
      {request.note !== '' && <p dir="auto">{request.note}</p>}
      {request.payout_fault !== '' && state !== 'name-check' && (
        <p>{tradeInT(`payout-fault.${request.payout_fault}`)}</p>
      )}
    </>
  );
}

interface ActionsProps {
  readonly can: ExchangeRequest['can'];
  readonly amount: number;
  readonly busy: readonly string[];
  readonly onAccept: () => void;
  readonly onPay: () => void;
  readonly onAsk: (what: 'decline' | 'withdraw') => void;
}

function Actions({ can, amount, busy, onAccept, onPay, onAsk }: ActionsProps) {
  const tradeInT = useT(tradeInTexts);
  if (!can.accept && !can.decline && !can.withdraw && !can.change_account) return null;
  return (
    <div className={styles['actions']}>
      {can.accept && (
        <Button busy={busy.includes('accept') ? tradeInT('sending') : undefined} onClick={onAccept}>
          {tradeInT('accept', { amount: formatPrice(amount, 'INR') })}
        </Button>
      )}
      {can.change_account && (
        <Button busy={busy.includes('account') ? tradeInT('sending') : undefined} onClick={onPay}>
          {tradeInT('pay-there')}
        </Button>
      )}
      {(['decline', 'withdraw'] as const).map(
        (what) =>
          can[what] && (
            <Button key={what} variant="secondary" onClick={() => onAsk(what)}>
              {tradeInT(what)}
            </Button>
          ),
      )}
    </div>
  );
}
