import type { MandateMethod, PlanDetails } from '@suvarna/contracts/golden-bounty';
import { useSend } from '@suvarna/forms/use-send';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { Failure } from '@suvarna/ui/notice';
import { failureText } from '../form/failure-text.model.ts';
import { PhoneNeeded } from '../form/phone-needed.tsx';
import parts from '../page/page-parts.module.css';
import { rupees } from '../terms/terms.words.ts';
import { createMandate, endMandate } from './mandate.api.ts';

interface MandateSectionProps {
  readonly plan: PlanDetails;
  readonly methods: readonly MandateMethod[];
  /** The plan is not as it is shown any more. */
  readonly onChanged: () => void;
}

/** Whether instalments are charged by themselves: how it stands, and how to begin or end it. */
export function MandateSection({ plan, methods, onChanged }: MandateSectionProps) {
  const { t, locale } = useRemoteContext();
  const { leave, leaving } = useNavigateIfHere();
  const creating = useSend(createMandate);
  const ending = useSend(endMandate);
  const { mandate, can, customer, plan_id: planId } = plan;
  // A customer who comes back from the bank is told what it said: asked for again, a mandate is the same one, as it stands now.
  useRead(mandate?.state === 'pending' ? mandate.mandate_id : null, async (signal) => {
    if (mandate === null) return;
    const { method } = mandate;
    const { mandate: now } = await createMandate({ plan_id: planId, method, locale }, crypto.randomUUID());
    if (!signal.aborted && now?.state !== 'pending') onChanged();
  });
  const stands = mandate !== null && ['pending', 'active', 'suspended'].includes(mandate.state);
  if (!stands && (!can.set_mandate || methods.length === 0)) return null;
  const hasPhone = customer.phone !== '';

  const create = async (method: MandateMethod): Promise<void> => {
    const sent = await creating.send({ plan_id: planId, method, locale });
    if (!sent.ok) return;
    const { mandate: made } = sent.answer;
    // The bank's own page, where it is confirmed.
    if (made !== null && made.redirect_url !== '') leave(made.redirect_url);
    else onChanged();
  };
  const end = async (): Promise<void> => {
    const sent = await ending.send(planId);
    if (sent.ok) onChanged();
  };

  return (
    <section className={parts['card']} aria-labelledby="mandate-title">
      <h2 id="mandate-title">{t('mandate.title')}</h2>
      <p role="status">
        {stands
          ? t(`mandate.state.${mandate.state}`, { method: t(`mandate.method.${mandate.method}`) })
          : t('mandate.text')}
      </p>
      {stands && (
        <dl className={parts['facts']}>
          <div>
            <dt>{t('mandate.limit')}</dt>
            <dd>{rupees(mandate.limit_paise)}</dd>
          </div>
          {mandate.next_charge_on !== '' && (
            <div>
              <dt>{t('mandate.next')}</dt>
              <dd>{formatFullDay(mandate.next_charge_on, locale)}</dd>
            </div>
          )}
          {mandate.failed_tries > 0 && (
            <div>
              <dt>{t('mandate.failed-tries')}</dt>
              <dd>{mandate.failed_tries}</dd>
            </div>
          )}
        </dl>
      )}
      {!stands && !hasPhone && (
        <PhoneNeeded>
          <p>{t('mandate.phone')}</p>
        </PhoneNeeded>
      )}
      <Failure text={failureText(creating.failure ?? ending.failure, t)} />
      <div className={parts['actions']}>
        {stands && mandate.state === 'pending' && mandate.redirect_url !== '' && (
          <ButtonLink href={mandate.redirect_url}>{t('mandate.confirm')}</ButtonLink>
        )}
        {stands ? (
          <Button variant="quiet" busy={ending.busy ? t('sending') : undefined} onClick={() => void end()}>
            {t('mandate.end')}
          </Button>
        ) : (
          hasPhone &&
          methods.map((method) => (
            <Button
              key={method}
              variant="secondary"
              busy={creating.busy || leaving ? t('sending') : undefined}
              onClick={() => void create(method)}
            >
              {t(`mandate.method.${method}`)}
            </Button>
          ))
        )}
      </div>
    </section>
  );
}
