import { useT } from '@suvarna/remote-kit/hooks';
import { Picture as PictureImage } from '@suvarna/ui/picture';
import { useRef, useState, type MouseEvent } from 'react';
import { GALLERY_SIZES } from './gallery-sizes.ts';
import type { Picture } from './product.model.ts';
import styles from './gallery.module.css';
import { Zoom } from './zoom.tsx';

interface GalleryProps {
  readonly title: string;
  readonly pictures: readonly Picture[];
}

/**
 * A strip that snaps, moved by finger, wheel, keyboard or the small pictures. It is plain
 * scrolling, so it works before and without JavaScript.
 */
export function Gallery({ title, pictures }: GalleryProps) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const name = ({ view }: Picture): string => t('product.picture', { title, view: t(`view.${view}`) });

  const current = pictures[shown];

  const follow = (): void => {
    const element = strip.current;
    if (element) setShown(Math.round(Math.abs(element.scrollLeft) / Math.max(element.clientWidth, 1)));
  };
  const show = (event: MouseEvent, index: number): void => {
    event.preventDefault();
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  };

  return (
    <div className={styles.gallery}>
      {/* It scrolls, so keyboards must be able to reach it. The picture of the card that was chosen grows into it. */}
      <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={0} aria-label={t('product.pictures')} data-picture-place>
        {pictures.map((picture, index) => (
          <li key={picture.src} id={`picture-${index + 1}`} className={styles.slide}>
            <PictureImage src={picture.src} alt={name(picture)} sizes={GALLERY_SIZES} eager={index === 0} className={styles.picture} />
          </li>
        ))}
      </ul>
      {current && <Zoom src={current.src} name={name(current)} />}
      {pictures.length > 1 && (
        <ol className={styles.thumbs} aria-label={t('product.thumbs')}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#picture-${index + 1}`}
                className={styles.thumb}
                aria-label={name(picture)}
                aria-current={index === shown || undefined}
                onClick={(event) => show(event, index)}
              >
                <PictureImage src={picture.src} alt="" sizes="72px" className={styles.small} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
