import type { Refund } from '@suvarna/contracts/orders';
import { WALLET_NAMES } from '@suvarna/contracts/wallet';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import { CreditNoteButton } from './order-papers.tsx';
import styles from './orders.module.css';

/** What comes back, each tender the way it was paid (domain rules §2.10). */
export function OrderRefund({ refund }: { readonly refund: Refund }) {
  const { t } = useRemoteContext();
  const amountOf = ({ tender, amount_paise: paise, coins }: Refund['tenders'][number]): string => {
    if (tender === 'coins') return t('order.refund-coins', { count: coins });
    const amount = formatPrice(paise, refund.currency);
    const wallet = WALLET_NAMES.find((name) => name === tender);
    if (wallet !== undefined) return t('order.refund-wallet', { amount, wallet: t(`wallet.name.${wallet}`) });
    return t(tender === 'golden-bounty' ? 'order.refund-plan' : 'order.refund-bank', { amount });
  };
  return (
    <div className={styles['good']}>
      <p>
        <strong>
          {t('order.refund', { id: refund.refund_order_id, state: t(`order.refund-${refund.state}`) })}
        </strong>
      </p>
      <ul>
        {refund.tenders.map((tender) => (
          <li key={tender.tender}>{amountOf(tender)}</li>
        ))}
      </ul>
      {refund.credit_note_no !== undefined && (
        <CreditNoteButton refundId={refund.refund_order_id} no={refund.credit_note_no} />
      )}
    </div>
  );
}
