import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { Button } from '@suvarna/ui/button';
import { useFocusAfterCommit } from '@suvarna/ui/focus';
import { useT } from '@suvarna/remote-kit/hooks';
import { forWhomTexts } from '#texts/for-whom';
import type { ProductView } from '../product.model.ts';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './for-whom.module.css';
import { LIST_ID } from './list-id.ts';
import { entriesOf, kindOfSizes } from './size-entries.model.ts';

const load = () => import(/* webpackChunkName: "keep-size" */ './keep-size-sheet.tsx');

interface KeepChosenProps {
  readonly product: ProductView;
  readonly people: readonly MeasuredPerson[];
  /** The chosen size; `''` for none. */
  readonly size: string;
  readonly onKept: (person: MeasuredPerson) => void;
}

/** Offers to keep a size that was chosen and is no person's yet. A bracelet's is reckoned from the wrist, so that is measured instead. */
export function KeepChosen({ product, people, size, onKept }: KeepChosenProps) {
  const t = useT(forWhomTexts);
  const { part, open, busy, show, close } = useOnDemand(load);
  const focus = useFocusAfterCommit();
  const kind = kindOfSizes(product.sizes);
  const isKept = entriesOf(people, product.sizes).some((entry) => entry.size === size);
  if (kind === undefined || kind === 'bracelet' || size === '' || (isKept && !open)) return null;
  return (
    <div className={styles['keep']}>
      <Button variant="quiet" size="small" busy={busy ? t('reading') : undefined} onClick={show}>
        {t('keep', { size })}
      </Button>
      {part && (
        <part.KeepSizeSheet
          open={open}
          kind={kind}
          size={size}
          people={people}
          onClose={close}
          onKept={(person) => {
            close();
            onKept(person);
            // The button is gone with what it was for; whose size it is now stands in the list.
            focus(() => document.getElementById(LIST_ID));
          }}
        />
      )}
    </div>
  );
}
