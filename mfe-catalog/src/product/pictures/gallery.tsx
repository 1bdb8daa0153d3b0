import { useT } from '@suvarna/remote-kit/hooks';
import { Picture as PictureImage } from '@suvarna/ui/picture';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { GALLERY_SIZES } from './gallery-sizes.ts';
import type { Picture } from '../product.model.ts';
import styles from './gallery.module.css';
import { useDrawn } from './use-drawn.ts';
import { useFinished } from '../buying/use-finished.ts';
import { Zoom } from './zoom.tsx';
import { useTurn } from '../../turning/use-turn.ts';

interface GalleryProps {
  readonly title: string;
  readonly pictures: readonly Picture[];
  /** What else can be done with the picture; below it, where it covers nothing of the piece. */
  readonly children?: ReactNode;
  /** The metal they show, and the one that was chosen. */
  readonly colour: string;
  readonly chosen: string;
  /** For tests. */
  readonly ask?: typeof fetch;
}

/**
 * A strip that snaps, moved by finger, wheel, keyboard or the small pictures. It is plain
 * scrolling, so it works before and without JavaScript.
 */
export function Gallery({ title, pictures: all, colour, chosen, children, ask }: GalleryProps) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const { there: pictures, isThere, isMissing } = useDrawn(all, ask);
  const now = useFinished(strip, colour);
  const [main] = all;
  const turn = useTurn(all.every(isThere) ? main?.src : undefined, ask);
  const [shown, setShown] = useState(0);
  const [of, setOf] = useState(colour);
  // Another metal begins with its first picture. What stands beside the strip stays as it is: a dialog may be open there.
  if (of !== colour) {
    setOf(colour);
    setShown(0);
  }
  const waitingFor = (picture: Picture): string =>
    t(isMissing(picture) ? 'product.no-picture' : 'product.drawing');
  const name = ({ view }: Pick<Picture, 'view'>): string =>
    t('product.picture', { title, view: t(`view.${view}`) });

  const turning = main &&
    turn && { ...turn, name: name({ view: 'turn' }), still: now(main.src), sizes: GALLERY_SIZES, styles };

  // One before it may have been left out.
  const current = pictures[Math.min(shown, pictures.length - 1)];

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
    <div className={styles.place}>
      <div className={styles.gallery}>
        {/* It scrolls, so keyboards must be able to reach it. The picture of the card that was chosen grows into it. */}
        <ul
          key={colour}
          ref={strip}
          className={styles.strip}
          onScroll={follow}
          tabIndex={0}
          aria-label={t('product.pictures')}
          data-picture-place
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.src}
              id={`picture-${index + 1}`}
              className={styles.slide}
              data-awaited={isThere(picture) ? undefined : waitingFor(picture)}
              data-picture={picture.view === 'hero' || undefined}
            >
              <PictureImage
                src={now(picture.src)}
                template={picture.src}
                alt={name(picture)}
                widest={1024}
                tint={picture.tint}
                sizes={GALLERY_SIZES}
                eager={index === 0}
                className={styles.picture}
              />
            </li>
          ))}
          {turning && <turning.TurnSlide {...turning} />}
        </ul>
        {colour !== chosen && (
          <p className={styles.caption} role="status">
            {t('product.standing-in', { shown: t(`in-colour.${colour}`), chosen: t(`in-colour.${chosen}`) })}
          </p>
        )}
        {current && isThere(current) && <Zoom src={now(current.src)} name={name(current)} />}
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
                  <PictureImage src={now(picture.src)} alt="" sizes="72px" className={styles.small} />
                </a>
              </li>
            ))}
            {turning && <turning.TurnThumb {...turning} at={pictures.length} shown={shown} show={show} />}
          </ol>
        )}
      </div>
      {children}
    </div>
  );
}
