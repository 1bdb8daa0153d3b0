import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useDownload } from '@suvarna/remote-kit/use-download';
import { Button } from '@suvarna/ui/button';
import { readCardPdf } from './gift-cards.api.ts';

/** The card as a PDF with its code: it lies behind the token, so it is fetched and not linked to. */
export function PrintButton({ cardId }: { readonly cardId: string }) {
  const { t, locale } = useRemoteContext();
  const { busy, download } = useDownload({
    file: `suvarna-${cardId}.pdf`,
    read: () => readCardPdf(cardId, locale),
    done: t('gift.pdf-done'),
    failed: t('gift.pdf-failed'),
  });
  return (
    <Button busy={busy ? t('gift.pdf-busy') : undefined} onClick={download}>
      {t('gift.pdf')}
    </Button>
  );
}
