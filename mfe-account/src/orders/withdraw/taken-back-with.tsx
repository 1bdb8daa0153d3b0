import type { OrderRequest } from '@suvarna/contracts/orders';
import { useT } from '@suvarna/remote-kit/hooks';
import { withdrawReturnTexts } from '#texts/withdraw-return';
import styles from '../orders.module.css';

/** Says what else a return takes back, before it is sent. */
export function TakenBackWith({ requests }: { readonly requests: readonly OrderRequest[] }) {
  const t = useT(withdrawReturnTexts);
  const kinds = [...new Set(requests.map(({ kind }) => kind))];
  return (
    <div role="status">
      {kinds.map((kind) => (
        <p key={kind} className={styles['muted']}>
          {t(`along.${kind}`)}
        </p>
      ))}
    </div>
  );
}
