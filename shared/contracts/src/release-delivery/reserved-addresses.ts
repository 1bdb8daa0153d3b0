/** Names that mean something else in an address, in the browser or in every JavaScript object: no remote's. */
export const RESERVED_NAMES: readonly string[] = ['by-hash', 'shell', 'constructor'];

/**
 * Addresses that are no remote's to have, as path-to-regexp patterns: what composer, site and browsers
 * answer or ask for themselves. A release whose route can match one of them is refused.
 */
export const RESERVED_ADDRESSES: readonly string[] = [
  // Calls, pictures, files of releases and of the shell.
  '/api{/*rest}',
  '/media{/*rest}',
  '/remotes{/*rest}',
  '/shell{/*rest}',
  '/assets{/*rest}',
  '/static{/*rest}',
  // What agents call.
  '/ucp{/*rest}',
  // What operators' machines ask for.
  '/livez{/*rest}',
  '/readyz{/*rest}',
  '/healthz{/*rest}',
  '/health{/*rest}',
  '/metrics{/*rest}',
  '/v1{/*rest}',
  // The site's own: languages are what addresses begin with, and they are chosen on a page of it.
  '/en{/*rest}',
  '/hi{/*rest}',
  '/choose-language{/*rest}',
  '/flags{/*rest}',
  '/icons{/*rest}',
  // `/_shell/…`, and all that begins as it does.
  '/_{:name}{/*rest}',
  // Files at the root (robots.txt, sitemap.xml, service-worker.js, a domain's proof) and `/.well-known/…`.
  '/{:name}.{:ending}{/*rest}',
];
