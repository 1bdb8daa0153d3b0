import type { FastifyReply } from 'fastify';

interface Picture {
  readonly media_type: string;
  readonly bytes: Buffer;
}

const KEEP = {
  everybody: 'public, max-age=3600',
  'for-good': 'public, max-age=31536000, immutable',
  nobody: 'private, no-store',
} as const;

interface Sending {
  /**
   * Who may keep it on the way: everybody what everybody sees, and for good where its address names
   * its content; nobody what is a person's own.
   */
  readonly keep: keyof typeof KEEP;
  /** A page shows it, or it is saved as a file. */
  readonly as: 'image' | 'file';
}

/**
 * Bytes that a customer sent, as a picture and nothing else: opened by itself, a browser guesses no other type
 * and runs and loads nothing.
 */
export function sendPicture(
  reply: FastifyReply,
  { media_type: type, bytes }: Picture,
  { keep, as }: Sending,
): FastifyReply {
  if (as === 'file') reply.header('Content-Disposition', 'attachment');
  return reply
    .type(type)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cache-Control', KEEP[keep])
    .send(bytes);
}
