import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { Sheet } from '@suvarna/ui/sheet';
import { useT } from '@suvarna/remote-kit/hooks';
import { forWhomTexts } from '#texts/for-whom';
import { KeepSize, type KeepSizeProps } from './keep-size.tsx';

interface KeepSizeSheetProps extends KeepSizeProps {
  readonly open: boolean;
  readonly people: readonly MeasuredPerson[];
  readonly onClose: () => void;
}

export function KeepSizeSheet({ open, onClose, ...keep }: KeepSizeSheetProps) {
  const t = useT(forWhomTexts);
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <KeepSize {...keep} />
    </Sheet>
  );
}
