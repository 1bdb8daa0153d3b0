import { REQUEST_PHOTOS, type RequestPhoto } from '@suvarna/contracts/orders';
import { useRef, useState } from 'react';

type PhotoFault = 'many' | 'unreadable' | 'offline';

export interface Photos {
  /** How many there may be. */
  readonly most: number;
  readonly list: readonly RequestPhoto[];
  /** Some are being made smaller. */
  readonly busy: boolean;
  /** What is wrong with those chosen last. */
  readonly fault: PhotoFault | undefined;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (index: number) => void;
}

interface PhotoChoices {
  /** Those that are there already. */
  readonly first?: readonly RequestPhoto[] | undefined;
  readonly most?: number;
}

const NONE: readonly RequestPhoto[] = [];

/** Photos that go along with a form. What makes them smaller is loaded with the first one: most forms are sent without. */
export function usePhotos({ first = NONE, most = REQUEST_PHOTOS.most }: PhotoChoices = {}): Photos {
  const [list, setList] = useState(first);
  /** As it is while photos are being made smaller: some may be removed, or others added, in the meantime. */
  const latest = useRef(list);
  const change = (next: readonly RequestPhoto[]): void => {
    latest.current = next;
    setList(next);
  };
  const isFull = (): boolean => latest.current.length >= most;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<PhotoFault>();

  const add = async (files: readonly File[]): Promise<void> => {
    setFault(undefined);
    setBusy(true);
    try {
      const { scalePhoto } = await import(/* webpackChunkName: "scale-photo" */ './scale-photo.ts');
      for (const file of files) {
        if (isFull()) {
          setFault('many');
          break;
        }
        // One after the other: the camera's pictures, unpacked, are more than a phone has room for at once.
        const photo = await scalePhoto(file).catch(() => null);
        if (photo === null) setFault('unreadable');
        // The same photo once more says nothing new.
        else if (latest.current.some(({ data }) => data === photo.data)) continue;
        else if (isFull()) setFault('many');
        else change([...latest.current, photo]);
      }
    } catch {
      // The code did not come; the next photo asks for it again.
      setFault('offline');
    } finally {
      setBusy(false);
    }
  };
  const remove = (index: number): void => {
    setFault(undefined);
    change(latest.current.filter((_, at) => at !== index));
  };
  return { most, list, busy, fault, add, remove };
}
