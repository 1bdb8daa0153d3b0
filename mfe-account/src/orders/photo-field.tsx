import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useRef, type ChangeEvent } from 'react';
import styles from './request-form.module.css';
import { MOST_PHOTOS, type Photos } from './use-photos.ts';

/** Photos that go with a request; only what is seen here is sent, never a file or its name. */
export function PhotoField({ photos }: { readonly photos: Photos }) {
  const { t } = useRemoteContext();
  const input = useRef<HTMLInputElement>(null);
  const { list, busy, fault } = photos;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // One that was removed may be chosen again.
    target.value = '';
    if (files.length > 0 && !busy) void photos.add(files);
  };
  const remove = (index: number): void => {
    photos.remove(index);
    // Its button goes with the photo.
    input.current?.focus();
  };
  const count = list.length > 0 && t('order.photos-count', { count: list.length, most: MOST_PHOTOS });
  return (
    <div className={styles['photos']}>
      <div className={styles['file']}>
        <input
          ref={input}
          id="request-photos"
          type="file"
          accept="image/*"
          multiple
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby="request-photos-hint request-photos-error"
          onChange={choose}
        />
        <label htmlFor="request-photos">{t('order.photos')}</label>
      </div>
      <p id="request-photos-hint" className={styles['hint']}>
        {t('order.photos-hint')}
      </p>
      <p id="request-photos-error" className={styles['fault']} aria-live="polite">
        {fault !== undefined && t(fault)}
      </p>
      <p className={styles['hint']} role="status">
        {busy ? t('order.photos-busy') : count}
      </p>
      {list.length > 0 && (
        <ul className={styles['previews']}>
          {list.map((photo, index) => {
            const number = index + 1;
            return (
              <li key={photo.data}>
                <img
                  src={`data:${photo.media_type};base64,${photo.data}`}
                  alt={t('order.photo', { number })}
                />
                <Button
                  variant="quiet"
                  aria-label={t('order.photo-remove-named', { number })}
                  onClick={() => remove(index)}
                >
                  {t('order.photo-remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
