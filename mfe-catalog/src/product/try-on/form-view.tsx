import type { FormTone } from '@suvarna/jewellery-model/forms/tones';
import { useRead } from '@suvarna/remote-kit/use-read';
import { takeLostFocus } from '@suvarna/ui/focus';
import { Picture as PictureImage } from '@suvarna/ui/picture';
import { useCallback, useId, useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { tryOnTexts } from '#texts/try-on';
import { useDrawn } from '../pictures/use-drawn.ts';
import { picturesOf, type Choice, type Picture, type ProductView } from '../product.model.ts';
import { gpuName, kindOfGpu } from '../viewer/gpu.ts';
import { openFormScene, type OpenFormScene } from './form-scene.ts';
import { lastTone } from './last-tone.ts';
import styles from './try-on-dialog.module.css';

/** From fair to deep, then what display forms are made of. */
const TONES: readonly FormTone[] = ['wheat', 'honey', 'tan', 'deep', 'ceramic', 'linen'];

interface FormViewProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly openScene?: OpenFormScene;
  /** Name of what draws WebGL2, or nothing. */
  readonly gpu?: () => string | undefined;
}

/**
 * The piece as it is worn, without a camera: drawn here on skin of several tones. Where that takes
 * long the catalogue's picture comes first, and what it lacks is drawn all the same.
 */
export function FormView({ gpu = gpuName, openScene = openFormScene, ...rest }: FormViewProps) {
  const [kind] = useState(() => kindOfGpu(gpu()));
  const [failed, setFailed] = useState(kind === 'none');
  const picture = useWornPicture(kind === 'real' && !failed ? undefined : rest);
  const draws = !failed && (kind === 'real' || picture.state === 'failed');
  return draws ? (
    <Drawn {...rest} openScene={openScene} onFailed={() => setFailed(true)} />
  ) : (
    <Pictured {...picture} title={rest.product.title} />
  );
}

function Drawn({
  product,
  choice,
  openScene,
  onFailed,
}: Required<Omit<FormViewProps, 'gpu'>> & { readonly onFailed: () => void }) {
  const t = useT(tryOnTexts);
  const name = useId();
  const [chosen, setChosen] = useState(lastTone.read);
  const { state } = useRead(
    `${product.id} ${choice.size}`,
    async (signal) => {
      try {
        return await openScene({ productId: product.id, size: choice.size }, signal);
      } catch (error) {
        if (!signal.aborted) onFailed();
        throw error;
      }
    },
    { keepsLast: true },
  );
  const scene = state.status === 'ready' ? state.data : undefined;
  const tone = chosen ?? scene?.tone;
  const put = useCallback(
    (element: HTMLCanvasElement | null) => {
      if (!element || !scene || !tone) return;
      try {
        const picture = scene.draw(choice, tone);
        [element.width, element.height] = [picture.width, picture.height];
        element.getContext('2d')?.drawImage(picture, 0, 0);
      } catch {
        onFailed();
      }
    },
    [scene, choice, tone, onFailed],
  );
  return (
    <div className={styles.mirror}>
      <div className={styles.stage} aria-busy={scene === undefined}>
        {scene ? (
          <canvas
            ref={put}
            className={styles.canvas}
            role="img"
            aria-label={t('worn.picture', { title: product.title })}
            data-tone={tone}
          />
        ) : (
          <span className={styles.spinner} aria-hidden />
        )}
      </div>
      <p className={styles.words} role="status">
        {scene && tone ? t('worn.shown', { tone: t(`tone.${tone}`) }) : t('worn.drawing')}
      </p>
      <fieldset className={styles.ways}>
        <legend>{t('tone')}</legend>
        {TONES.map((each) => (
          <label key={each} className={styles.way}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === tone}
              onChange={() => {
                lastTone.keep(each);
                setChosen(each);
              }}
            />
            {t(`tone.${each}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

const isWorn = ({ view }: Picture): boolean => view === 'worn';

interface WornPicture {
  readonly picture: Picture | undefined;
  readonly state: 'drawing' | 'pictured' | 'failed';
}

/** The catalogue's own; nobody is asked for it where it is not wanted. */
function useWornPicture(wanted: Pick<FormViewProps, 'product' | 'choice'> | undefined): WornPicture {
  const pictures = wanted ? picturesOf(wanted.product, wanted.choice.colour).filter(isWorn) : [];
  const { there, isThere, isMissing } = useDrawn(pictures);
  const [picture] = there;
  return {
    picture,
    state: !picture || isMissing(picture) ? 'failed' : isThere(picture) ? 'pictured' : 'drawing',
  };
}

function Pictured({ picture, state, title }: WornPicture & { readonly title: string }) {
  const t = useT(tryOnTexts);
  return (
    <div className={styles.mirror}>
      <div className={styles.stage} aria-busy={state === 'drawing'}>
        {state === 'pictured' && picture && (
          <PictureImage
            src={picture.src}
            alt={t('worn.picture', { title })}
            sizes="(width < 40rem) 92vw, 36rem"
            className={styles.canvas}
          />
        )}
        {state === 'drawing' && <span className={styles.spinner} aria-hidden />}
      </div>
      <p ref={takeLostFocus} className={styles.words} role="status" tabIndex={-1}>
        {t(`worn.${state}`)}
      </p>
    </div>
  );
}
