import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { readInvoice } from './orders.api.ts';
import { saveFile } from './save-file.ts';

/** The tax invoice as a PDF: it lies behind the token, so it is fetched and not linked to. */
export function InvoiceButton({ orderNo }: { readonly orderNo: string }) {
  const { t, locale } = useRemoteContext();
  const [busy, setBusy] = useState(false);

  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await readInvoice(orderNo, locale), `suvarna-${orderNo}.pdf`);
      bus.emit('toast.message.requested', { text: t('order.invoice-done'), kind: 'success' });
    } catch {
      // Told to the shopper (specification §8); the button is there to try again.
      bus.emit('toast.message.requested', { text: t('order.invoice-failed'), kind: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="secondary"
      wide
      busy={busy ? t('order.invoice-busy') : undefined}
      onClick={() => void download()}
    >
      {t('order.invoice')}
    </Button>
  );
}
