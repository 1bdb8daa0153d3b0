import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { readCardPdf } from './gift-cards.api.ts';

/** Hands a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  // Outside the document: whoever listens for links would take a click in it for a visit.
  link.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  // The download holds the file itself once it began.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The card as a PDF with its code: it lies behind the token, so it is fetched and not linked to. */
export function PrintButton({ cardId }: { readonly cardId: string }) {
  const { t, locale } = useRemoteContext();
  const [busy, setBusy] = useState(false);

  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await readCardPdf(cardId, locale), `suvarna-${cardId}.pdf`);
      bus.emit('toast.message.requested', { text: t('gift.pdf-done'), kind: 'success' });
    } catch {
      // Told to the customer (specification §8); the button is there to try again.
      bus.emit('toast.message.requested', { text: t('gift.pdf-failed'), kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy ? t('gift.pdf-busy') : undefined} onClick={() => void download()}>
      {t('gift.pdf')}
    </Button>
  );
}
