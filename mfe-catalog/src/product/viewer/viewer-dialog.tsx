import { Sheet } from '@suvarna/ui/sheet';
import { useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { viewIn3dTexts } from '#texts/view-in-3d';
import type { Choice, Picture, ProductView } from '../product.model.ts';
import { gpuName, kindOfGpu } from './gpu.ts';
import { Stills, type WhyStills } from './stills.tsx';
import { Turning } from './turning.tsx';

interface ViewerDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly product: ProductView;
  readonly choice: Choice;
  readonly pictures: readonly Picture[];
  /** Cut into the piece; `''` for none. */
  readonly words?: string;
  /** Name of what draws WebGL2, or nothing. */
  readonly gpu?: () => string | undefined;
}

export function ViewerDialog({
  open,
  onClose,
  product,
  words = '',
  gpu = gpuName,
  ...rest
}: ViewerDialogProps) {
  const t = useT(viewIn3dTexts);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('view3d.title', { title: product.title })}
      closeLabel={t('view3d.close')}
      wide
    >
      <Content product={product} words={words} gpu={gpu} {...rest} />
    </Sheet>
  );
}

/** Each opening asks again what the device can do. */
function Content({
  product,
  choice,
  pictures,
  words,
  gpu,
}: Required<Pick<ViewerDialogProps, 'product' | 'choice' | 'pictures' | 'words' | 'gpu'>>) {
  const [kind] = useState(() => kindOfGpu(gpu()));
  const [why, setWhy] = useState<WhyStills | undefined>(kind === 'real' ? undefined : kind);
  const [insisted, setInsisted] = useState(false);
  const insist = (): void => {
    setInsisted(true);
    setWhy(undefined);
  };
  return why === undefined ? (
    <Turning product={product} choice={choice} words={words} insisted={insisted} onGiveUp={setWhy} />
  ) : (
    <Stills
      pictures={pictures}
      title={product.title}
      why={why}
      onInsist={why === 'software' || why === 'slow' ? insist : undefined}
    />
  );
}
