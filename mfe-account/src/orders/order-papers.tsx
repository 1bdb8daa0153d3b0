import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { DocumentButton, type DocumentButtonProps } from './document-button.tsx';
import { readCreditNote, readInvoice } from './orders.api.ts';

/** The tax invoice of an order. */
export function InvoiceButton({
  orderNo,
  ...rest
}: { readonly orderNo: string } & Pick<DocumentButtonProps, 'wide' | 'aria-describedby'>) {
  const { t } = useRemoteContext();
  return (
    <DocumentButton
      {...rest}
      text={t('order.invoice')}
      file={`suvarna-${orderNo}.pdf`}
      read={(lang) => readInvoice(orderNo, lang)}
    />
  );
}

/** What a refund takes off the invoice. */
export function CreditNoteButton({ refundId, no }: { readonly refundId: string; readonly no: string }) {
  const { t } = useRemoteContext();
  return (
    <DocumentButton
      text={t('order.credit-note', { no })}
      file={`suvarna-${no.replaceAll('/', '-')}.pdf`}
      read={(lang) => readCreditNote(refundId, lang)}
    />
  );
}
