import { createHash } from 'node:crypto';
import { parseDictionary } from 'structured-headers';
import { TransportFault } from '../model/fault.ts';

const sha256 = (body: Buffer): Buffer => createHash('sha256').update(body).digest();

/** `Content-Digest` of bytes as they are sent (RFC 9530); no other algorithm is allowed (rule 109). */
export const digestOf = (body: Buffer): string => `sha-256=:${sha256(body).toString('base64')}:`;

/** @throws TransportFault digest_mismatch when the header is not of these bytes, or cannot be read */
export function assertDigest(header: string, body: Buffer): void {
  if (!isDigestOf(header, body))
    throw new TransportFault('digest_mismatch', 'Content-Digest is not the SHA-256 of the body.');
}

function isDigestOf(header: string, body: Buffer): boolean {
  try {
    const [said] = parseDictionary(header).get('sha-256') ?? [];
    return said instanceof ArrayBuffer && Buffer.from(said).equals(sha256(body));
  } catch {
    // Not a dictionary: no digest of anything.
    return false;
  }
}
