import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { Sheet } from '@suvarna/ui/sheet';
import { useT } from '@suvarna/remote-kit/hooks';
import { tryOnTexts } from '#texts/try-on';
import type { Choice, ProductView } from '../product.model.ts';
import { BROWSER_TOOLS, type MirrorTools } from './mirror.ts';
import { ShareTryOn } from './share-try-on.tsx';
import { MirrorView } from './mirror-view.tsx';
import { TrueSize } from './true-size.tsx';
import { wornAt } from './where-worn.ts';

interface TryOnDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly product: ProductView;
  readonly choice: Choice;
  readonly onPick: (size: string) => void;
  readonly onKept: (person: MeasuredPerson) => void;
  readonly tools?: MirrorTools;
}

export function TryOnDialog({
  open,
  onClose,
  product,
  choice,
  onPick,
  onKept,
  tools = BROWSER_TOOLS,
}: TryOnDialogProps) {
  const t = useT(tryOnTexts);
  const place = wornAt(product.category);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(place ? 'title' : 'ring.title', { title: product.title })}
      closeLabel={t('close')}
      wide
    >
      <ShareTryOn path={product.path} />
      {place ? (
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
