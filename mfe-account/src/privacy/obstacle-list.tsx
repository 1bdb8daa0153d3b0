import type { Obstacle, ObstacleKind } from '@suvarna/contracts/privacy';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { formatExactPrice } from '@suvarna/ui/price';
import { privacyTexts } from '#texts/privacy';
import parts from '../page/parts.module.css';

/** Where each is brought to its end. */
const PLACES: Readonly<Record<ObstacleKind, string>> = {
  orders: '/account/orders/',
  refunds: '/account/orders/?state=recent',
  requests: '/account/emi-requests/',
  plans: '/golden-bounty/plans/',
  wallet: '/account/wallet/',
};

/** What stands in the way of deleting the account, each with the page where it ends. */
export function ObstacleList({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
  const t = useT(privacyTexts);
  const href = useHref();
  return (
    <ul className={parts['points']}>
      {obstacles.map(({ kind, count, amount_paise }) => (
        <li key={kind}>
          <a className={parts['link']} href={href(PLACES[kind])}>
            {t(`privacy.obstacle.${kind}`, { count, amount: formatExactPrice(amount_paise, 'INR') })}
          </a>
        </li>
      ))}
    </ul>
  );
}
