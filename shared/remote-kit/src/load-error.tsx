import { Button } from '@suvarna/ui/button';
import { PageState } from '@suvarna/ui/page-state';
import { useT } from './hooks.ts';

export interface LoadErrorProps {
  readonly text: string;
  readonly onAgain: () => void;
}

/** The server did not say what a page is of: another try is one press away. The remote's own texts have the button's as `again`. */
export function LoadError({ text, onAgain }: LoadErrorProps) {
  const t = useT();
  return (
    <div role="alert">
      <PageState>
        <p>{text}</p>
        <Button onClick={onAgain}>{t('again')}</Button>
      </PageState>
    </div>
  );
}
