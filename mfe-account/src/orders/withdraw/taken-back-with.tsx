import type { OrderRequest } from '@suvarna/contracts/orders';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from '../orders.module.css';
import { sayWithdraw } from './say.ts';

/** Says what else a return takes back, before it is sent. */
export function TakenBackWith({ requests }: { readonly requests: readonly OrderRequest[] }) {
  const say = sayWithdraw(useRemoteContext().locale);
  const kinds = [...new Set(requests.map(({ kind }) => kind))];
  return (
    <div role="status">
      {kinds.map((kind) => (
        <p key={kind} className={styles['muted']}>
          {say(`along.${kind}`)}
        </p>
      ))}
    </div>
  );
}
