import type { ExchangeRequest } from '@suvarna/contracts/exchange';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Disclosure } from '@suvarna/ui/disclosure';
import { useFocusOnFault } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { useRef, useState } from 'react';
import { useAct } from '@suvarna/ui/use-act';
import { DocumentButton } from '../orders/document-button.tsx';
import orders from '../orders/orders.module.css';
import { AskSheet } from '../page/ask-sheet.tsx';
import { Notice } from '../page/notice.tsx';
import { AccountFields } from './account-fields.tsx';
import { Formula } from './formula.tsx';
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
import { useSay } from './use-say.ts';

const TONES: Readonly<Partial<Record<ExchangeRequest['state'], string>>> = {
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
  /** The request moved on meanwhile: it is to be read again. */
  readonly onMoved: () => void;
}

/** Something that was handed in: how far it is, what was found, and what its customer can do. */
export function RequestCard({ request, onChanged, onMoved }: RequestCardProps) {
  const { t, locale } = useRemoteContext();
  const say = useSay();
  const [draft, setDraft] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [asking, setAsking] = useState<'withdraw' | 'decline' | null>(null);
  const { busy, fault, act, forget } = useAct();
  const card = useRef<HTMLLIElement>(null);
  const focusOnFault = useFocusOnFault();
  const { state, can, inspection, kind } = request;
  const day = (at: string): string => formatFullDay(at, locale);
  const amount = inspection?.amount_paise ?? request.amount_paise;
  // Offered although nothing differs: the law asks for a PAN first, say.
  const isAsQuoted = state === 'offered' && amount === request.amount_paise;
  const errorOf = (name: keyof Draft): string | undefined => faults[name] && say(faults[name]);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));

  const run = async (name: string, work: () => Promise<ExchangeRequest>): Promise<void> => {
    const done = await act(
      name,
      async () => onChanged(await work()),
      (error) => {
        const key = failureKey(error);
        if (key === 'moved-on' || key === 'pan-asked') onMoved();
        return say(key);
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
        <h3>{`${say(`kind.${kind}`)}: ${locale === 'hi' ? request.title_hi : request.title}`}</h3>
        <strong className={orders['badge']} data-tone={TONES[state]}>
          {say(`state.${state}`)}
        </strong>
      </div>
      <p className={styles['muted']}>{`${day(request.asked_at)} · ${request.request_id}`}</p>
      <p>
        {say(isAsQuoted ? 'now.offered-as-quoted' : `now.${state}`, {
          amount: formatPrice(OF_BANK.has(state) ? (request.bank_paise ?? amount) : amount, 'INR'),
          day: request.valid_until === '' ? '' : day(request.valid_until),
          last4: request.account_last4,
        })}
      </p>
      {kind === 'buy-back' && <GivenAs bank={request.bank_paise} credits={request.credits_paise} />}
      {request.pickup_address != null && (
        <p className={styles['muted']}>
          {t('pickup.at', { address: oneLineAbroad(request.pickup_address, locale) })}
        </p>
      )}
      {request.reason !== '' && <p>{say(`reason.${request.reason}`)}</p>}
      {request.note !== '' && <p dir="auto">{request.note}</p>}
      {request.payout_fault !== '' && state !== 'name-check' && (
        <p>{say(`payout-fault.${request.payout_fault}`)}</p>
      )}
      <Disclosure summary={say(inspection === null ? 'formula' : 'formula-tested')} open={can.accept}>
        <Formula
          lines={inspection?.lines ?? request.lines}
          amount={amount}
          gold={{
            milligrams: inspection?.net_weight_mg ?? request.net_weight_mg,
            ratePaise: inspection?.gold_rate_paise ?? request.gold_rate_paise,
            karat: inspection?.karat ?? request.karat,
          }}
          total={say(`total.${kind}`)}
        />
      </Disclosure>
      {can.accept && request.needs_pan && (
        <PanField value={draft.pan} error={errorOf('pan')} onChange={(pan) => change({ pan })} />
      )}
      {can.change_account && <AccountFields draft={draft} error={errorOf} onChange={change} />}
      <div role="alert">
        {fault !== undefined && fault.of !== asking && <Notice kind="failure">{fault.text}</Notice>}
      </div>
      {(can.accept || can.decline || can.withdraw || can.change_account) && (
        <div className={styles['actions']}>
          {can.accept && (
            <Button busy={busy.includes('accept') ? say('sending') : undefined} onClick={accept}>
              {say('accept', { amount: formatPrice(amount, 'INR') })}
            </Button>
          )}
          {can.change_account && (
            <Button busy={busy.includes('account') ? say('sending') : undefined} onClick={pay}>
              {say('pay-there')}
            </Button>
          )}
          {(['decline', 'withdraw'] as const).map(
            (what) =>
              can[what] && (
                <Button
                  key={what}
                  variant="secondary"
                  onClick={() => {
                    forget();
                    setAsking(what);
                  }}
                >
                  {say(what)}
                </Button>
              ),
          )}
        </div>
      )}
      {can.receipt === true && (
        <div className={styles['actions']}>
          <DocumentButton
            text={say('receipt')}
            file={`suvarna-${request.request_id}.pdf`}
            read={(lang) => readReceipt(request.request_id, lang)}
            wide={false}
          />
        </div>
      )}
      <Disclosure summary={say('history')}>
        <ol className={styles['steps']}>
          {request.steps.map((step) => (
            <li key={`${step.state} ${step.at}`}>{`${say(`state.${step.state}`)} · ${day(step.at)}`}</li>
          ))}
        </ol>
      </Disclosure>
      <AskSheet
        open={asking !== null}
        title={say(asking === 'decline' ? 'decline-title' : 'withdraw-title')}
        action={say(asking ?? 'withdraw')}
        busy={asking !== null && busy.includes(asking)}
        fault={fault?.of === asking ? fault?.text : undefined}
        onAct={() =>
          void run(asking ?? 'withdraw', () =>
            asking === 'decline' ? declineOffer(request) : withdrawTradeIn(request),
          )
        }
        onClose={() => setAsking(null)}
      >
        <p>{say(asking === 'decline' ? 'decline-text' : 'withdraw-text')}</p>
      </AskSheet>
    </li>
  );
}
