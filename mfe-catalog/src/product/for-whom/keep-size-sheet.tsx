import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { Sheet } from '@suvarna/ui/sheet';
import { KeepSize, type KeepSizeProps } from './keep-size.tsx';
import { useForWhomWords } from './use-for-whom-words.ts';

interface KeepSizeSheetProps extends KeepSizeProps {
  readonly open: boolean;
  readonly people: readonly MeasuredPerson[];
  readonly onClose: () => void;
}

export function KeepSizeSheet({ open, onClose, ...keep }: KeepSizeSheetProps) {
  const say = useForWhomWords();
  return (
    <Sheet open={open} onClose={onClose} title={say('title')} closeLabel={say('close')}>
      <KeepSize {...keep} />
    </Sheet>
  );
}
