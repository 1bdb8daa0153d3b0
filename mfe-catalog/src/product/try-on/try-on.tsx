import type { Category } from '@suvarna/contracts/catalogue';
import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { isWorn } from '@suvarna/jewellery-model/worn/views-of';
import { useT } from '@suvarna/remote-kit/hooks';
import { UserIcon } from '@suvarna/ui/icon';
import { PictureAction } from '../pictures/picture-action.tsx';
import type { Choice, ProductView } from '../product.model.ts';
import { useOnDemand } from '../use-on-demand.ts';

const load = () => import(/* webpackChunkName: "try-on" */ './try-on-dialog.tsx');

interface TryOnProps {
  readonly product: ProductView;
  readonly choice: Choice;
  /** Another size, found by measuring. */
  readonly onPick: (size: string) => void;
  readonly onKept: (person: MeasuredPerson) => void;
}

/** Everything of it but the button comes with the first tap, or with an address that asks for it (`…/try-on/` leads to one), and what finds faces only when it is wanted. */
export function TryOn({ product, choice, onPick, onKept }: TryOnProps) {
  const t = useT();
  const { part, open, busy, show, close } = useOnDemand(load, '#try-on');
  return (
    <>
      <PictureAction
        icon={<UserIcon size="small" />}
        label={t(isWorn(product.category as Category) ? 'tryon.open' : 'tryon.size')}
        busy={busy}
        onOpen={show}
      />
      {part && (
        <part.TryOnDialog
          open={open}
          onClose={close}
          product={product}
          choice={choice}
          onPick={onPick}
          onKept={onKept}
        />
      )}
    </>
  );
}
