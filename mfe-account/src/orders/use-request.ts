import { useSendOnce } from '@suvarna/forms/send-once';
import type { OrderReason } from '@suvarna/contracts/orders';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useState } from 'react';
import type { Asked } from './order-state.model.ts';
import { readReasons } from './orders.api.ts';
import { requestFailure } from './request-failure.model.ts';
import {
  bodyOf,
  faultsOf,
  firstDraft,
  piecesFor,
  type AskedOrder,
  type Draft,
  type Faults,
  type Piece,
  type RequestBody,
} from './request.model.ts';
import { usePhotos, type Photos } from '@suvarna/forms/photos/use-photos';

export interface RequestDraft {
  readonly pieces: readonly Piece[];
  readonly draft: Draft;
  readonly photos: Photos;
  readonly reasons: readonly OrderReason[];
  /** The reasons could not be read; this reads them again. */
  readonly readAgain: (() => void) | undefined;
  /** Of what is filled in now, once sending it was tried. */
  readonly faults: Faults;
  /** Key of why it could not be sent; `''` for no reason. */
  readonly failure: string;
  readonly busy: boolean;
  readonly change: (part: Partial<Draft>) => void;
  /**
   * @param onFault called beside the change of state that shows the faults, for the focus to come with them
   * @returns whether it was sent, or what is in the way
   */
  readonly send: (onFault: () => void) => Promise<'sent' | 'faulty' | 'failed' | 'busy'>;
}

/** @param idempotencyKey the same for the same request tried again */
export type SendRequest = (body: RequestBody, idempotencyKey: string) => Promise<void>;

/** A request while it is filled in. Nothing of it is lost before the store has it. */
export function useRequest(what: Asked, order: AskedOrder, onSend: SendRequest): RequestDraft {
  const pieces = piecesFor(what, order);
  const [draft, setDraft] = useState(() => firstDraft(what, pieces));
  const { state, retry } = useRead(what, (signal) => readReasons(what, signal));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const photos = usePhotos();
  const sendOnce = useSendOnce();

  const now = faultsOf(what, draft);
  const send: RequestDraft['send'] = async (onFault) => {
    if (busy || photos.busy) return 'busy';
    setTried(true);
    setFailure('');
    if (Object.keys(now).length > 0) {
      onFault();
      return 'faulty';
    }
    const body = bodyOf(what, order.order_no, draft, photos.list);
    setBusy(true);
    try {
      await sendOnce(body, (key) => onSend(body, key));
      return 'sent';
    } catch (error) {
      setFailure(requestFailure(error, what));
      return 'failed';
    } finally {
      setBusy(false);
    }
  };
  return {
    pieces,
    draft,
    photos,
    reasons: state.status === 'ready' ? state.data : [],
    readAgain: state.status === 'failed' ? retry : undefined,
    faults: tried ? now : {},
    failure,
    busy,
    send,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
  };
}
