import type { FastifyReply } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendPicture } from '../../platform/http/shape/send-picture.ts';
import { photoFile } from './photo.store.ts';

/** A photo of a review: what is shown, everybody may keep. */
export async function sendPhoto(
  reply: FastifyReply,
  db: Database,
  photoId: string,
  of: 'shown' | 'any',
): Promise<FastifyReply> {
  const bytes = await photoFile(db, photoId, of);
  if (bytes === undefined) throw new Refusal('REVIEW.NOT_FOUND', { message: 'There is no such photo.' });
  return sendPicture(
    reply,
    { media_type: 'image/jpeg', bytes },
    { keep: of === 'shown' ? 'everybody' : 'nobody', as: 'image' },
  );
}
