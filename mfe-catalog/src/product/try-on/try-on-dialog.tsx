import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { Sheet } from '@suvarna/ui/sheet';
import { useId, useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { tryOnTexts } from '#texts/try-on';
import type { Choice, ProductView } from '../product.model.ts';
import { FormView } from './form-view.tsx';
import { openFormScene, type OpenFormScene } from './form-scene.ts';
import { BROWSER_TOOLS, type MirrorTools } from './mirror.ts';
import { ShareTryOn } from './share-try-on.tsx';
import { MirrorView } from './mirror-view.tsx';
import { TrueSize } from './true-size.tsx';
import styles from './try-on-dialog.module.css';
import { waysOf, wornAt, type Way } from './where-worn.ts';

export interface DialogTools extends MirrorTools {
  readonly openScene: OpenFormScene;
}

interface TryOnDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly product: ProductView;
  readonly choice: Choice;
  readonly onPick: (size: string) => void;
  readonly onKept: (person: MeasuredPerson) => void;
  readonly tools?: DialogTools;
}

export function TryOnDialog({
  open,
  onClose,
  product,
  choice,
  onPick,
  onKept,
  tools = { ...BROWSER_TOOLS, openScene: openFormScene },
}: TryOnDialogProps) {
  const t = useT(tryOnTexts);
  const ways = waysOf(product);
  const [chosen, setWay] = useState<Way>();
  const way = chosen ?? ways[0];
  const place = wornAt(product);
  const name = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(way === 'size' ? 'title.size' : 'title', { title: product.title })}
      closeLabel={t('close')}
      wide
    >
      <ShareTryOn path={product.path} />
      {ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend className="sv-visually-hidden">{t('way')}</legend>
          {ways.map((each) => (
            <label key={each} className={styles.way}>
              <input type="radio" name={name} checked={each === way} onChange={() => setWay(each)} />
              {t(`way.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      {way === 'worn' ? (
        <FormView product={product} choice={choice} openScene={tools.openScene} />
      ) : way === 'you' && place ? (
        <MirrorView
          key={`${choice.karat} ${choice.colour} ${choice.size}`}
          product={product}
          choice={choice}
          wornAt={place}
          tools={tools}
        />
      ) : (
        <TrueSize
          product={product}
          choice={choice}
          drawPiece={tools.drawPiece}
          onPick={onPick}
          onKept={onKept}
        />
      )}
    </Sheet>
  );
}
