/** What the composer loads of this store (`server/site.mjs`). */
import type { SiteModule } from '../../engine/composer/site.ts';
import badge from '../icons/suvarna-badge.png?bytes';
import icon192 from '../icons/suvarna-192.png?bytes';
import icon48 from '../icons/suvarna-48.png?bytes';
import icon512 from '../icons/suvarna-512.png?bytes';
import maskable192 from '../icons/suvarna-maskable-192.png?bytes';
import maskable512 from '../icons/suvarna-maskable-512.png?bytes';
import { createSite } from './create-site.ts';
import { drawnParts } from './drawn-parts.tsx';

/** The build puts the bytes of a file into a `data:` address. */
const bytesOf = (address: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));

const icons = {
  'suvarna-48.png': bytesOf(icon48),
  'suvarna-192.png': bytesOf(icon192),
  'suvarna-512.png': bytesOf(icon512),
  'suvarna-maskable-192.png': bytesOf(maskable192),
  'suvarna-maskable-512.png': bytesOf(maskable512),
  'suvarna-badge.png': bytesOf(badge),
};

export const openSite: SiteModule['openSite'] = (tools) => createSite({ ...drawnParts, icons }, tools);
