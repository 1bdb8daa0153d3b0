import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Field } from './field.tsx';
import { SubmitButton } from './submit-button.tsx';

export interface AskFormProps extends Omit<ComponentProps<typeof Field>, 'action'> {
  /** What the button says, and what while the answer is on its way. */
  readonly ask: string;
  readonly busy: string | undefined;
  readonly onAsk: (event: FormEvent<HTMLFormElement>) => void;
  /** The answer. */
  readonly children?: ReactNode;
  readonly formClass?: string | undefined;
}

/** One field with its button: type, ask, read the answer below. Pressed again while it works, it waits. */
export function AskForm({ ask, busy, onAsk, children, formClass, ...field }: AskFormProps) {
  return (
    <form
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy === undefined) onAsk(event);
      }}
    >
      <Field
        {...field}
        action={
          <SubmitButton variant="quiet" busy={busy}>
            {ask}
          </SubmitButton>
        }
      />
      {children}
    </form>
  );
}
