import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sendPicture } from '../../platform/http/send-picture.ts';
import { photoFile } from './photo.store.ts';

/** A photo of a review: what is shown, everybody may keep. */
export async function sendPhoto(
  reply: FastifyReply,
  db: Database,
  photoId: string,
  of: 'shown' | 'any',
): Promise<FastifyReply> {
  const bytes = await photoFile(db, photoId, of);
  if (bytes === undefined) throw new Refusal(404, 'REVIEW.NOT_FOUND', 'There is no such photo.');
  return sendPicture(
    reply,
    { media_type: 'image/jpeg', bytes },
    { keep: of === 'shown' ? 'everybody' : 'nobody', as: 'image' },
  );
}
