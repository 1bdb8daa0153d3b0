import { useT } from '@suvarna/remote-kit/hooks';
import { GemIcon } from '@suvarna/ui/icon';
import { PictureAction } from '../pictures/picture-action.tsx';
import { picturesOf, type Choice, type ProductView } from '../product.model.ts';
import { useOnDemand } from '../use-on-demand.ts';

const load = () => import(/* webpackChunkName: "viewer" */ './viewer-dialog.tsx');

interface ViewIn3dProps {
  readonly product: ProductView;
  readonly choice: Choice;
  /** Cut into the piece; `''` for none. */
  readonly words?: string;
}

/** Everything three-dimensional comes with the first tap, or with an address that asks for it: the jewellery box has such links. */
export function ViewIn3d({ product, choice, words = '' }: ViewIn3dProps) {
  const t = useT();
  const { part, open, busy, show, close } = useOnDemand(load, '#view-3d');
  return (
    <>
      <PictureAction icon={<GemIcon size="small" />} label={t('view3d.open')} busy={busy} onOpen={show} />
      {part && (
        <part.ViewerDialog
          open={open}
          onClose={close}
          product={product}
          choice={choice}
          words={words}
          pictures={picturesOf(product, choice.colour)}
        />
      )}
    </>
  );
}
