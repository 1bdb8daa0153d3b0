import { useSend } from '@suvarna/forms/use-send';
import { SHARE_DAYS, SHARES_MOST, type ShareDays } from '@suvarna/contracts/jewellery-box';
import { bus } from '@suvarna/event-bus';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { takeFocus } from '@suvarna/ui/focus';
import { Sheet } from '@suvarna/ui/sheet';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure } from '@suvarna/ui/notice';
import { useRef, useState } from 'react';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { useEndOne } from '../../form/use-end-one.ts';
import parts from '../../page/parts.module.css';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { failureKey } from '../failure.model.ts';
import { readShares, revoke, share } from '../jewellery-box.api.ts';
import { ShareList } from './share-list.tsx';

interface ShareSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Links to look at the box: another one, those that work, and the end of each. */
export function ShareSheet({ open, onClose }: ShareSheetProps) {
  const jewelleryBoxT = useT(jewelleryBoxTexts);
  return (
    <Sheet open={open} onClose={onClose} title={jewelleryBoxT('share')} closeLabel={jewelleryBoxT('close')}>
      <Shares />
    </Sheet>
  );
}

/** Drawn again each time the sheet opens: a link is shown once, when it is made. */
function Shares() {
  const t = useT();
  const jewelleryBoxT = useT(jewelleryBoxTexts);
  const href = useHref();
  const { state, retry, put } = useRead('shares', readShares);
  const [days, setDays] = useState<ShareDays>(7);
  const [withValues, setWithValues] = useState(false);
  const [made, setMade] = useState<{ readonly id: string; readonly link: string } | null>(null);
  const making = useSend(share);
  const root = useRef<HTMLDivElement>(null);
  const words = (error: unknown): string => jewelleryBoxT(failureKey(error));
  const shares = state.status === 'ready' ? state.data : [];

  const make = async (): Promise<void> => {
    const sent = await making.send({ days, with_values: withValues });
    if (!sent.ok) return;
    const { token: _token, path, ...created } = sent.answer;
    setMade({ id: created.share_id, link: location.origin + href(path) });
    // Before the others of now: where they are not here yet, all are read again.
    put((now) => [created, ...now]);
  };
  const ending = useEndOne({
    work: revoke,
    onEnded: (id) => {
      put((now) => now.filter(({ share_id: other }) => other !== id));
      setMade((now) => (now?.id === id ? null : now));
      bus.emit('toast.message.requested', { text: jewelleryBoxT('share-ended'), kind: 'success' });
    },
    onFailed: (error) => {
      retry();
      return words(error);
    },
    next: () => root.current?.querySelector<HTMLElement>('[type="submit"]'),
  });
  const unmade = making.failure === null ? ending.fault : words(making.failure);
  const copy = async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      bus.emit('toast.message.requested', { text: t('share.copied'), kind: 'success' });
    } catch {
      // Some browsers ask first, and the customer may say no: the link stands there to be copied by hand.
      bus.emit('toast.message.requested', { text: jewelleryBoxT('not-copied'), kind: 'error' });
    }
  };

  return (
    <div ref={root} className={parts['sheet']}>
      <p className={parts['muted']}>{jewelleryBoxT('share-text')}</p>
      {made !== null && (
        <Field
          key={made.id}
          ref={takeFocus}
          name="box-link"
          label={jewelleryBoxT('share-link')}
          hint={jewelleryBoxT('share-once')}
          value={made.link}
          readOnly
          onFocus={(event) => event.target.select()}
          action={
            <Button variant="quiet" onClick={() => void copy(made.link)}>
              {t('share.copy')}
            </Button>
          }
        />
      )}
      {shares.length < SHARES_MOST ? (
        <form
          className={parts['sheet']}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <SelectField
            name="share-days"
            label={jewelleryBoxT('share-days')}
            value={days}
            onChange={({ target }) => setDays(SHARE_DAYS.find((each) => each === Number(target.value)) ?? 7)}
          >
            {SHARE_DAYS.map((each) => (
              <option key={each} value={each}>
                {jewelleryBoxT('days', { count: each })}
              </option>
            ))}
          </SelectField>
          <label className={parts['check']}>
            <input
              type="checkbox"
              name="share-values"
              checked={withValues}
              onChange={({ target }) => setWithValues(target.checked)}
            />
            <span>{jewelleryBoxT('share-values')}</span>
          </label>
          <div className={parts['actions']}>
            <SubmitButton busy={making.busy ? jewelleryBoxT('sharing') : undefined}>
              {jewelleryBoxT('share-make')}
            </SubmitButton>
          </div>
        </form>
      ) : (
        <p className={parts['muted']}>{jewelleryBoxT('shares-full')}</p>
      )}
      <Failure text={unmade} />
      {state.status === 'failed' && <LoadError text={jewelleryBoxT('shares-unread')} onAgain={retry} />}
      <ShareList
        shares={shares}
        busy={ending.busy}
        onEnd={(id) => {
          making.forget();
          ending.end(id);
        }}
      />
    </div>
  );
}
