import type { Locale } from '@suvarna/contracts/locale';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useDownload } from '@suvarna/remote-kit/use-download';
import { Button } from '@suvarna/ui/button';
import type { ComponentProps } from 'react';

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
  const { busy, download } = useDownload({
    file,
    read: () => read(locale),
    done: t('order.invoice-done'),
    failed: failed ?? t('order.invoice-failed'),
  });
  return (
    <Button
      {...rest}
      variant="secondary"
      wide={wide}
      busy={busy ? t('order.document-busy') : undefined}
      onClick={download}
    >
      {text}
    </Button>
  );
}
