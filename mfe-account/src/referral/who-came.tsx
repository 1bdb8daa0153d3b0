import type { ReferralDetails } from '@suvarna/contracts/referrals';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { GiftIcon } from '@suvarna/ui/icon';
import { referralTexts } from '#texts/referral';
import { PageState } from '@suvarna/ui/page-state';
import styles from './referral.module.css';
import { rupees } from './term-words.model.ts';

const PATH = '/account/refer-and-earn/';

/** Who came by the code, what each earned, and the sums. */
export function WhoCame({ details }: { readonly details: ReferralDetails }) {
  const { t, locale } = useRemoteContext();
  const referralT = useT(referralTexts);
  const href = useHref();
  const { invited, count, page, page_size: size } = details;
  const figures = [
    ['earned', rupees(details.earned_paise)],
    ['came', String(count)],
    ['left', String(details.rewards_left_this_month)],
  ] as const;
  return (
    <section className={styles['section']} aria-labelledby="referral-came">
      <h2 id="referral-came">{referralT('referral.came-title')}</h2>
      <dl className={styles['figures']}>
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{referralT(`referral.figure.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {details.earned_paise > 0 && (
        <p>
          <a href={href('/account/wallet/promotional/')}>{referralT('referral.see-wallet')}</a>
        </p>
      )}
      {count === 0 ? (
        <PageState>
          <GiftIcon size="large" />
          <h3>{referralT('referral.none')}</h3>
          <p>{referralT('referral.none-text')}</p>
        </PageState>
      ) : (
        <ul className={styles['friends']}>
          {invited.map((friend, place) => (
            // Two friends may have one letter and one day.
            <li key={place} data-state={friend.state}>
              <span className={styles['friend']}>{friend.name}</span>
              <span className={styles['small']}>
                {referralT('referral.joined', { day: formatFullDay(friend.joined_on, locale) })}
              </span>
              <span className={styles['state']}>
                {referralT(`referral.state.${friend.state}`)}
                {friend.earned_paise > 0 && <strong> {rupees(friend.earned_paise)}</strong>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > size && (
        <p className={styles['pages']}>
          {page > 1 && <a href={href(`${PATH}?page=${page - 1}`)}>{t('orders.newer')}</a>}
          {page * size < count && <a href={href(`${PATH}?page=${page + 1}`)}>{t('orders.older')}</a>}
        </p>
      )}
    </section>
  );
}
