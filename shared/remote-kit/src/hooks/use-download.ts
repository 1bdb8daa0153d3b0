import { bus } from '@suvarna/event-bus';
import { useState } from 'react';

/** Hands a file to the browser's downloads, under a name of ours. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  // Outside the document: code that listens for links would take a click in it for a visit.
  link.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  // The download has its own hold on the file once it began.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface Download {
  /** What the file is called when it is saved. */
  readonly file: string;
  readonly read: () => Promise<Blob>;
  /** Said when it is saved, and when it cannot be had. */
  readonly done: string;
  readonly failed: string;
}

/** A paper of the customer's as a file: it lies behind the token, so it is fetched and not linked to. */
export function useDownload({ file, read, done, failed }: Download): {
  readonly busy: boolean;
  readonly download: () => void;
} {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await read(), file);
      bus.emit('toast.message.requested', { text: done, kind: 'success' });
    } catch {
      // Told to the shopper (specification §8); the button is there to try again.
      bus.emit('toast.message.requested', { text: failed, kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download: () => void save() };
}
