import type { ConsentPurpose, NotificationSettings } from '@suvarna/contracts/preferences';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Disclosure } from '@suvarna/ui/disclosure';
import { Failure } from '@suvarna/ui/notice';
import { notificationsTexts } from '#texts/notifications';
import parts from '../page/parts.module.css';

interface ConsentCardProps {
  readonly settings: NotificationSettings;
  readonly busy: string | null;
  readonly fault: string | undefined;
  readonly onSay: (purpose: ConsentPurpose, given: boolean) => void;
}

/** Until something was said: no customer agreed to offers; a customer who sends an invitation signs it. */
const BEFORE: Readonly<Record<ConsentPurpose, boolean>> = { marketing: false, 'referral-name': true };

/** What the customer agreed to, changeable at any time, with what was said when. */
export function ConsentCard({ settings: { consents, history }, busy, fault, onSay }: ConsentCardProps) {
  const { t, locale } = useRemoteContext();
  const notificationsT = useT(notificationsTexts);
  return (
    <section className={parts['card']} aria-labelledby="consents">
      <h2 id="consents">{notificationsT('consent.title')}</h2>
      <p className={parts['muted']}>{notificationsT('consent.lead')}</p>
      {consents.map(({ purpose, given }) => (
        <div key={purpose} className={parts['check']} aria-busy={busy === `consent-${purpose}`}>
          <input
            id={`consent-${purpose}`}
            type="checkbox"
            name={`consent-${purpose}`}
            aria-describedby={`consent-${purpose}-text`}
            checked={given ?? BEFORE[purpose]}
            onChange={({ target }) => onSay(purpose, target.checked)}
          />
          <div>
            <label className={parts['strong']} htmlFor={`consent-${purpose}`}>
              {notificationsT(`consent.${purpose}`)}
            </label>
            <p id={`consent-${purpose}-text`} className={parts['muted']}>
              {notificationsT(`consent.${purpose}-text`)}
            </p>
          </div>
        </div>
      ))}
      <Failure text={fault} />
      <Disclosure summary={notificationsT('consent.history')}>
        {history.length === 0 ? (
          <p className={parts['muted']}>{notificationsT('consent.no-history')}</p>
        ) : (
          <ol className={parts['points']}>
            {history.map((line) => (
              <li key={`${line.purpose} ${line.at}`}>
                {notificationsT(line.given ? 'consent.said-yes' : 'consent.said-no', {
                  purpose: notificationsT(`consent.${line.purpose}`),
                  day: formatFullDay(line.at, locale),
                  language: t(`profile.language.${line.locale}`),
                })}
              </li>
            ))}
          </ol>
        )}
      </Disclosure>
    </section>
  );
}
