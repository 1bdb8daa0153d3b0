import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useRef, type ChangeEvent } from 'react';
import { photosTexts } from '#texts/photos';
import styles from './photo-field.module.css';
import type { Photos } from './use-photos.ts';

/** Photos that go with what is sent; only what is seen here is sent, never a file or its name. */
export function PhotoField({ photos }: { readonly photos: Photos }) {
  const t = useT(photosTexts);
  const input = useRef<HTMLInputElement>(null);
  const { most, list, busy, fault } = photos;
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
  const count = list.length > 0 && t('count', { count: list.length, most });
  return (
    <div className={styles['photos']}>
      <div className={styles['file']}>
        <input
          ref={input}
          id="photos"
          type="file"
          accept="image/*"
          multiple
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby="photos-hint photos-error"
          onChange={choose}
        />
        <label htmlFor="photos">{t('add')}</label>
      </div>
      <p id="photos-hint" className={styles['hint']}>
        {t(most === 0 ? 'full' : 'hint', { count: most })}
      </p>
      <p id="photos-error" className={styles['fault']} aria-live="polite">
        {fault !== undefined && t(fault, { count: most })}
      </p>
      <p className={styles['hint']} role="status">
        {busy ? t('busy') : count}
      </p>
      {list.length > 0 && (
        <ul className={styles['previews']}>
          {list.map((photo, index) => {
            const number = index + 1;
            return (
              <li key={photo.data}>
                <img src={`data:${photo.media_type};base64,${photo.data}`} alt={t('photo', { number })} />
                <Button
                  variant="quiet"
                  aria-label={t('remove-named', { number })}
                  onClick={() => remove(index)}
                >
                  {t('remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
