import type { Locale } from '@suvarna/contracts/locale';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useDownload } from '@suvarna/remote-kit/use-download';
import { Button } from '@suvarna/ui/button';
import { readDocument } from './documents.api.ts';

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
  const { busy, download } = useDownload({
    file: `suvarna-${documentId}.pdf`,
    read: () => readDocument(documentId, lang ?? locale),
    done: t('documents.done'),
    failed: t('documents.failed'),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={name}
      busy={busy ? t('documents.busy') : undefined}
      onClick={download}
    >
      {children}
    </Button>
  );
}
