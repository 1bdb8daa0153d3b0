import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** Where Chromium tells pages that their messages are to be sent: builds with Google's keys name the first, others the second. */
const CHROMIUM_HOSTS = ['fcm.googleapis.com', 'jmt17.google.com'];
/** Where Firefox tells them so. */
export const FIREFOX_HOST = 'updates.push.services.mozilla.com';
export const PUSH_HOSTS = [...CHROMIUM_HOSTS, FIREFOX_HOST];
/** Where Chromium's push line ends in a test. */
export const LINE_HOST = 'localhost';

const DAY_MS = 86_400_000;

export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** SHA-256 of the public key, base64: Chromium takes it for trusted under this name. */
  readonly fingerprint: string;
}

/** Made new for every run and good for a day, for the names of the push service only. */
export async function makeCertificate(): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'push service of a test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    // A certificate of this very second could be too young for a clock that is set in between.
    notBeforeDate: new Date(Date.now() - DAY_MS),
    notAfterDate: new Date(Date.now() + DAY_MS),
    extensions: [
      { name: 'subjectAltName', altNames: [LINE_HOST, ...PUSH_HOSTS].map((value) => ({ type: 2, value })) },
    ],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { cert, key, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}
