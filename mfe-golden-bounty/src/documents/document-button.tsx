import type { Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { readDocument } from './documents.api.ts';
import { saveFile } from './save-file.ts';

interface DocumentButtonProps {
  readonly documentId: string;
  /** What a listener hears: "PDF" alone says nothing of which. */
  readonly name: string;
  /** Language of the paper; the page's when left out. */
  readonly lang?: Locale;
  readonly children: string;
}

/** A paper of the plan as a PDF: it lies behind the token, so it is fetched and not linked to. */
export function DocumentButton({ documentId, name, lang, children }: DocumentButtonProps) {
  const { t, locale } = useRemoteContext();
  const [busy, setBusy] = useState(false);

  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await readDocument(documentId, lang ?? locale), `suvarna-${documentId}.pdf`);
      bus.emit('toast.message.requested', { text: t('documents.done'), kind: 'success' });
    } catch {
      // Told to the customer (specification §8); the button is there to try again.
      bus.emit('toast.message.requested', { text: t('documents.failed'), kind: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={name}
      busy={busy ? t('documents.busy') : undefined}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
