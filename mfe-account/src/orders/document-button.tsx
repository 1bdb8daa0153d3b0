import type { Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState, type ComponentProps } from 'react';
import { saveFile } from './save-file.ts';

export interface DocumentButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'wide' | 'aria-describedby'
> {
  readonly text: string;
  /** What the file is called when it is saved. */
  readonly file: string;
  /** What is said when it cannot be had; left out for a PDF. */
  readonly failed?: string;
  readonly read: (lang: Locale) => Promise<Blob>;
}

/** A paper of the customer's as a file: it lies behind the token, so it is fetched and not linked to. */
export function DocumentButton({ text, file, failed, read, wide = true, ...rest }: DocumentButtonProps) {
  const { t, locale } = useRemoteContext();
  const [busy, setBusy] = useState(false);

  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await read(locale), file);
      bus.emit('toast.message.requested', { text: t('order.invoice-done'), kind: 'success' });
    } catch {
      // Told to the shopper (specification §8); the button is there to try again.
      bus.emit('toast.message.requested', { text: failed ?? t('order.invoice-failed'), kind: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      {...rest}
      variant="secondary"
      wide={wide}
      busy={busy ? t('order.document-busy') : undefined}
      onClick={() => void download()}
    >
      {text}
    </Button>
  );
}
