/** Security headers of every answer. No nonces: nothing inline is executable, so documents can be cached. */
function contentSecurityPolicy(scripts: string, images: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    `img-src ${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}

export const CONTENT_SECURITY_POLICY = contentSecurityPolicy("'self'", "'self' data:");

/**
 * Policy of a page of money: only scripts of these directories run in its document (the shell's and
 * its own remote's, each with its hash), no pictures but the store's files, and no workers.
 */
export function ownDocumentPolicy(directories: readonly string[]): string {
  return contentSecurityPolicy(directories.join(' '), "'self'").replace(
    "worker-src 'self'",
    "worker-src 'none'",
  );
}

/** The same policy, and the style sheets with these hashes inside the document. */
export const withStyles = (policy: string, hashes: readonly string[]): string =>
  policy.replace("style-src 'self'", ["style-src 'self'", ...hashes.map((hash) => `'${hash}'`)].join(' '));

/** The same policy, and files of one developer's machine besides. */
export function withDeveloper(policy: string, origin: string): string {
  return policy.replaceAll(/(script-src|style-src|img-src|font-src|connect-src)( [^;]+)/g, `$1$2 ${origin}`);
}

/**
 * Policy of a worker that sees what no other script may see: it compiles the WebAssembly it is handed and
 * reaches no address, so nothing it reads can leave the page. No other answer allows WebAssembly.
 */
export const SEALED_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** File name by which a remote asks for {@link SEALED_WORKER_POLICY}. */
export const isSealedWorker = (path: string): boolean => path.endsWith('-sealed-worker.js');

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const permissionsPolicy = (own: readonly string[]): string =>
  PERMISSIONS.map((feature) => `${feature}=${own.includes(feature) ? '(self)' : '()'}`).join(', ');

/** A shopper may let a page use the camera to try jewellery on, the microphone to search by voice, and the place they are at to find a store; pages are reached without a new document, so every one that is not of money may ask. */
export const DOCUMENT_PERMISSIONS = permissionsPolicy(['camera', 'geolocation', 'microphone']);

export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'integrity-policy': 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy([]),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
