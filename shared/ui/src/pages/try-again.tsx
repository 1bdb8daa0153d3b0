import { Button } from '../inputs/button.tsx';

export interface TryAgainProps {
  readonly text: string;
  /** What the button says. */
  readonly again: string;
  readonly onAgain: () => void;
  readonly className?: string | undefined;
}

/** A part of a page could not be read: another try is one press away. */
export function TryAgain({ text, again, onAgain, className }: TryAgainProps) {
  return (
    <div role="alert" className={className}>
      <p>{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
