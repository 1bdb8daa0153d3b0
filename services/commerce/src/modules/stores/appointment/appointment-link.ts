import { readSigned, signValue } from '../../../platform/crypto/signed.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The link to an appointment is the right to it, like a paper with a number: a visitor who booked as a guest
 * has nothing else, and it opens from a message on any device. It is signed, so nothing has to be kept.
 */
const signing = (secret: string) => ({ secret, purpose: 'appointments' });

export const tokenOf = (secret: string, id: string): string => signValue(signing(secret), { id });

/** @returns the appointment's id; `undefined` for what is no link of ours */
export function readToken(secret: string, token: string): string | undefined {
  const value = readSigned(signing(secret), token) as { readonly id?: unknown } | undefined;
  const id = value?.id;
  return typeof id === 'string' && UUID.test(id) ? id : undefined;
}
