import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import { ordersTexts } from '#texts/orders';
import { useT } from '../frame/language.tsx';
import styles from './order-dialog.module.css';

/** A code or a token: the registry keeps no copy that could be shown again. */
export function ShownOnce({ answer }: { readonly answer: unknown }) {
  const t = useT(ordersTexts);
  const [isCopied, setCopied] = useState(false);
  const { code, token } = answer as { readonly code?: string; readonly token?: string };
  const text = code === undefined ? token : `${location.origin}/enrol/${encodeURIComponent(code)}`;
  if (text === undefined) return null;
  return (
    <div className={styles['once']}>
      <p>{t(code === undefined ? 'once.token' : 'once.link')}</p>
      <code>{text}</code>
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          void navigator.clipboard.writeText(text).then(() => setCopied(true));
        }}
      >
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}
