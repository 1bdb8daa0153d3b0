import type { FastifyReply } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import { sendPicture } from '../../../platform/http/shape/send-picture.ts';
import type { Photo } from '../piece.store.ts';

/**
 * A picture of a customer's own piece.
 *
 * @param code of the refusal when there is none
 */
export function sendPhoto(
  reply: FastifyReply,
  photo: Photo | undefined,
  code: 'BOX.NOT_FOUND' | 'BOX.SHARE_NOT_FOUND',
): FastifyReply {
  if (photo === undefined) throw new Refusal(code, { status: 404, message: 'There is no such picture.' });
  return sendPicture(reply, photo, { keep: 'nobody', as: 'file' });
}
