import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { PageState } from '@suvarna/ui/page-state';

interface LoadErrorProps {
  readonly text: string;
  readonly onAgain: () => void;
}

/** The server did not say what was asked for: another try is one press away. */
export function LoadError({ text, onAgain }: LoadErrorProps) {
  const t = useT();
  return (
    <div role="alert">
      <PageState>
        <p>{text}</p>
        <Button onClick={onAgain}>{t('account.retry')}</Button>
      </PageState>
    </div>
  );
}
