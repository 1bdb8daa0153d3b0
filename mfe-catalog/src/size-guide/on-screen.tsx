import { bus } from '@suvarna/event-bus';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import styles from '../content/article.module.css';
import type { SizeGuideWords } from './size-guide.model.ts';
import table from './size-guide.module.css';

type Part = typeof import('../ring-size/screen-sizer.tsx');

/** Measuring on the screen comes with the tap that asks for it; without a script there is the page to print. */
export function OnScreen({ words }: { readonly words: SizeGuideWords }) {
  const [part, setPart] = useState<Part>();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    try {
      setPart(await import(/* webpackChunkName: "screen-sizer" */ '../ring-size/screen-sizer.tsx'));
    } catch {
      bus.emit('toast.message.requested', { text: words.openFailed, kind: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={`${styles['section']} ${table['screen']}`} aria-labelledby="screen">
      <h2 id="screen" className={table['part']}>
        {words.screen}
      </h2>
      <p>{words.screenLead}</p>
      {part ? (
        <part.ScreenSizer />
      ) : (
        <Button variant="secondary" busy={busy ? words.opening : undefined} onClick={() => void open()}>
          {words.screenOpen}
        </Button>
      )}
    </section>
  );
}
