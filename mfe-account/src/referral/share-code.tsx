import type { ReferralDetails } from '@suvarna/contracts/referrals';
import { bus } from '@suvarna/event-bus';
import { useT } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { Notice } from '@suvarna/ui/notice';
import { useState } from 'react';
import { referralTexts } from '#texts/referral';
import { openApp as openAnyApp } from './open-app.ts';
import styles from './referral.module.css';
import { termWords } from './term-words.model.ts';

type App = 'whatsapp' | 'instagram';

const toast = (text: string, kind: 'success' | 'error'): void =>
  bus.emit('toast.message.requested', { text, kind });

interface ShareCodeProps {
  readonly details: ReferralDetails;
  /** Of addresses in this language. */
  readonly base: string;
  readonly openApp?: (address: string) => Promise<boolean>;
}

/** The code and the link, and every way to hand them on. */
export function ShareCode({ details, base, openApp = openAnyApp }: ShareCodeProps) {
  const t = useT();
  const referralT = useT(referralTexts);
  const [missing, setMissing] = useState(false);
  const { code, terms } = details;
  const link = linkIn(details.link, base);
  const text = referralT('referral.share-text', { ...termWords(terms), link });

  const copy = async (what: string, said: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what);
      toast(said, 'success');
    } catch {
      // Forbidden in some browsers: code and link stand there to be marked by hand.
      toast(referralT('referral.copy-failed'), 'error');
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: referralT('referral.share-title'), text });
    } catch (failure) {
      // A customer who closes the sheet did not want to.
      if (!(failure instanceof DOMException && failure.name === 'AbortError'))
        toast(t('share.failed'), 'error');
    }
  };
  const open = async (app: App): Promise<void> => {
    setMissing(false);
    // Instagram takes no text from outside: it is there to be pasted.
    if (app === 'instagram') await copy(text, referralT('referral.text-copied'));
    const address =
      app === 'whatsapp' ? `whatsapp://send?text=${encodeURIComponent(text)}` : 'instagram://app';
    setMissing(!(await openApp(address)));
  };

  return (
    <section className={styles['hero']} aria-labelledby="referral-code">
      <h2 id="referral-code">{referralT('referral.your-code')}</h2>
      <div className={styles['code-row']}>
        <strong className={styles['code']} data-large>
          {code}
        </strong>
        <Button variant="secondary" onClick={() => void copy(code, referralT('referral.code-copied'))}>
          {referralT('referral.copy-code')}
        </Button>
      </div>
      <Field
        name="referral-link"
        label={referralT('referral.link')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        action={
          <Button
            variant="quiet"
            aria-label={referralT('referral.copy-link')}
            onClick={() => void copy(link, t('share.copied'))}
          >
            {t('share.copy')}
          </Button>
        }
      />
      <div className={styles['ways']}>
        {typeof navigator.share === 'function' && (
          <Button onClick={() => void share()}>{referralT('referral.share')}</Button>
        )}
        <Button variant="secondary" onClick={() => void open('whatsapp')}>
          {referralT('referral.whatsapp')}
        </Button>
        <Button variant="secondary" onClick={() => void open('instagram')}>
          {referralT('referral.instagram')}
        </Button>
        <ButtonLink
          variant="secondary"
          href={`mailto:?subject=${encodeURIComponent(referralT('referral.share-title'))}&body=${encodeURIComponent(text)}`}
        >
          {referralT('referral.email-app')}
        </ButtonLink>
      </div>
      <div role="alert">
        {missing && (
          <Notice kind="bad">
            <p>
              {referralT('referral.no-app')}{' '}
              <a
                className={styles['inline']}
                href={`https://wa.me/?text=${encodeURIComponent(text)}`}
                target="_blank"
                rel="noreferrer"
              >
                {referralT('referral.whatsapp-web')}
              </a>
            </p>
          </Notice>
        )}
      </div>
    </section>
  );
}

/** The link in the language it is shared from. */
function linkIn(link: string, base: string): string {
  const { origin, pathname } = new URL(link);
  return `${origin}${base}${pathname}`;
}
