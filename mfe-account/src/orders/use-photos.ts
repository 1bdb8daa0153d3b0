import type { RequestPhoto } from '@suvarna/contracts/api/orders';
import { REQUEST_PHOTOS } from '@suvarna/contracts/request-photos';
import { useState } from 'react';

export const MOST_PHOTOS = REQUEST_PHOTOS.most;

export interface Photos {
  readonly list: readonly RequestPhoto[];
  /** Some are being made smaller. */
  readonly busy: boolean;
  /** Key of what is wrong with those chosen last. */
  readonly fault: string | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (index: number) => void;
}

/** Pictures of a fault. What makes them smaller is loaded with the first one: most requests have none. */
export function usePhotos(): Photos {
  const [list, setList] = useState<readonly RequestPhoto[]>([]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const add = async (files: readonly File[]): Promise<void> => {
    const room = files.slice(0, MOST_PHOTOS - list.length);
    setFault(room.length < files.length ? 'order.photos-many' : undefined);
    setBusy(true);
    try {
      const { scalePhoto } = await import(/* webpackChunkName: "scale-photo" */ './scale-photo.ts');
      for (const file of room) {
        // One after the other: the camera's pictures, unpacked, are more than a phone has room for at once.
        const photo = await scalePhoto(file).catch(() => null);
        if (photo === null) setFault('order.photo-unreadable');
        // The same photo once more says nothing new.
        else setList((now) => (now.some(({ data }) => data === photo.data) ? now : [...now, photo]));
      }
    } catch {
      // The code did not come; the next photo asks for it anew.
      setFault('order.offline');
    } finally {
      setBusy(false);
    }
  };
  const remove = (index: number): void => {
    setFault(undefined);
    setList((now) => now.filter((_, at) => at !== index));
  };
  return { list, busy, fault, add, remove };
}
