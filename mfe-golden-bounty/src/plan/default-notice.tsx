import type { PlanDetails } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Notice } from '@suvarna/ui/notice';

/** The banner of a default (S4.10), from when it can be made up for, and until when. */
export function DefaultNotice({ plan }: { readonly plan: PlanDetails }) {
  const { t, locale } = useRemoteContext();
  if (plan.banner === '') return null;
  const { default: stopped } = plan;
  return (
    <Notice kind="bad" role="alert">
      <p>
        <strong>{t('default.banner')}</strong>
      </p>
      {stopped !== null && (
        <p>
          {t('default.text', {
            number: stopped.installment_number,
            from: formatFullDay(stopped.next_payment_from, locale),
            until: formatFullDay(stopped.cancels_on, locale),
            maturity: formatFullDay(stopped.maturity_date, locale),
          })}
        </p>
      )}
    </Notice>
  );
}
