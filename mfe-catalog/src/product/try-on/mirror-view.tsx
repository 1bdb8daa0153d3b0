import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { ShieldIcon } from '@suvarna/ui/icon';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { tryOnTexts } from '#texts/try-on';
import type { Choice, ProductView } from '../product.model.ts';
import { HandGuides } from './hand-guides.tsx';
import { HandSliders } from './hand-sliders.tsx';
import type { MirrorTools } from './mirror.ts';
import { saveCanvas } from './save-canvas.ts';
import styles from './try-on-dialog.module.css';
import { useMirror, type Shown } from './use-mirror.ts';
import { isOnHand, type WornAt } from './where-worn.ts';

interface MirrorViewProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly wornAt: WornAt;
  readonly tools: MirrorTools;
}

/** States in which the piece is in the picture. */
const WEARS = new Set<Shown['state']>(['worn', 'low']);
/** States in which the canvas has something to see. */
const SHOWS = new Set<Shown['state']>(['worn', 'low', 'hidden', 'no-face']);

export function MirrorView({ product, choice, wornAt, tools }: MirrorViewProps) {
  const t = useT(tryOnTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const photoId = useId();
  const [source, setSource] = useState<'camera' | 'photo'>();
  const { mirror, shown, laid, lay } = useMirror(canvas, { product, choice, wornAt, tools });

  const useCamera = (): void => {
    setSource('camera');
    mirror.current?.camera();
  };
  const usePhoto = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    // The same photo may be chosen again.
    target.value = '';
    if (!file) return;
    setSource('photo');
    mirror.current?.photo(file);
  };

  const visible = shown !== undefined && SHOWS.has(shown.state);
  const wears = shown !== undefined && WEARS.has(shown.state);
  const explains = shown === undefined || (!visible && shown.state !== 'preparing');
  const onHand = wears ? laid : undefined;
  const offersCamera = source !== 'camera' || explains;
  // Either button goes when what it is for begins or ends.
  useEffect(() => takeLostFocus(words.current), [offersCamera, wears]);
  return (
    <div className={styles.mirror}>
      <div className={styles.stage} hidden={explains} aria-busy={shown?.state === 'preparing'}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={t('mirror', { title: product.title })}
          {...dataOf(shown)}
        />
        {onHand && <HandGuides laid={onHand.laid} onLay={lay} />}
        {shown?.state === 'preparing' && <span className={styles.spinner} aria-hidden />}
      </div>
      {explains && <Intro wornAt={wornAt} asks={shown === undefined} />}
      <p ref={words} className={styles.words} role="status" tabIndex={-1}>
        {shown && t(stateText(shown.state, source, wornAt))}
      </p>
      {onHand && <HandSliders {...onHand} onLay={lay} />}
      <div className={styles.actions}>
        {wears && (
          <Button
            onClick={() =>
              void saveCanvas(canvas.current, t('download', { code: product.designCode.toLowerCase() }))
            }
          >
            {t('save')}
          </Button>
        )}
        {offersCamera ? (
          <Button variant={wears ? 'secondary' : 'primary'} onClick={useCamera}>
            {t(shown?.state === 'denied' ? 'camera.again' : 'camera.start')}
          </Button>
        ) : null}
        <input id={photoId} className={styles.file} type="file" accept="image/*" onChange={usePhoto} />
        <label htmlFor={photoId} className={styles.photo}>
          {t(source === 'photo' ? 'photo.another' : 'photo.choose')}
        </label>
      </div>
      <p className={styles.note}>{t(noteText(wears, wornAt))}</p>
    </div>
  );
}

/** @param asks the browser has not asked for the camera yet */
function Intro({ wornAt, asks }: { readonly wornAt: WornAt; readonly asks: boolean }) {
  const t = useT(tryOnTexts);
  return (
    <div className={styles.intro}>
      <p className={styles.lead}>{t(`intro.${wornAt}`)}</p>
      {asks && <p>{t('camera.why')}</p>}
      <p className={styles.promise}>
        <ShieldIcon size="small" />
        {t('camera.private')}
      </p>
    </div>
  );
}

/** What the canvas shows, for a reader who cannot see it: the journeys. */
const dataOf = (shown: Shown | undefined) => ({
  'data-state': shown?.state,
  'data-px-per-mm': shown?.fit?.pxPerMm.toFixed(3),
  'data-spots':
    shown?.fit &&
    JSON.stringify(shown.fit.spots.map(({ place, x, y }) => ({ place, x: Math.round(x), y: Math.round(y) }))),
});

const noteText = (wears: boolean, wornAt: WornAt): string =>
  wears ? (isOnHand(wornAt) ? `accuracy.${wornAt}` : 'accuracy') : `photo.hint.${wornAt}`;

/** A photo cannot turn its head. */
const OF_PHOTOS = new Set<Shown['state']>(['worn', 'low', 'hidden', 'no-face']);

function stateText(state: Shown['state'], source: 'camera' | 'photo' | undefined, wornAt: WornAt): string {
  if (state === 'worn' && isOnHand(wornAt)) return `laid.${wornAt}`;
  return source === 'photo' && OF_PHOTOS.has(state) ? `state.${state}-photo` : `state.${state}`;
}
