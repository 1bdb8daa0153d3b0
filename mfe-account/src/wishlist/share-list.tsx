import { bus } from '@suvarna/event-bus';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeFocus, useFocusAfterCommit } from '@suvarna/ui/focus';
import { useRef, useState } from 'react';
import { endSharing, shareWishlist } from './wishlist.api.ts';
import styles from './wishlist.module.css';

/** A link to the list for another person, and the end of all of them. */
export function ShareList() {
  const t = useT();
  const href = useHref();
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const action = useRef<HTMLButtonElement>(null);
  const focus = useFocusAfterCommit();

  const make = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch {
      // Whatever failed, there is nothing to copy and nothing has ended.
      bus.emit('toast.message.requested', { text: t('share.failed'), kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const share = () => make(async () => setLink(location.origin + href(await shareWishlist())));
  const copy = (text: string) =>
    make(async () => {
      await navigator.clipboard.writeText(text);
      bus.emit('toast.message.requested', { text: t('share.copied'), kind: 'success' });
    });
  const end = () =>
    make(async () => {
      await endSharing();
      setLink(null);
      focus(() => action.current);
      bus.emit('toast.message.requested', { text: t('share.ended'), kind: 'success' });
    });

  if (link === null)
    return (
      <Button
        ref={action}
        variant="quiet"
        busy={busy ? t('share.busy') : undefined}
        onClick={() => void share()}
      >
        {t('share.action')}
      </Button>
    );
  return (
    <div className={styles['share']}>
      <Field
        ref={takeFocus}
        name="wishlist-link"
        label={t('share.link')}
        hint={t('share.hint')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        action={
          <Button variant="quiet" onClick={() => void copy(link)}>
            {t('share.copy')}
          </Button>
        }
      />
      <Button variant="quiet" busy={busy ? t('share.busy') : undefined} onClick={() => void end()}>
        {t('share.end')}
      </Button>
    </div>
  );
}
