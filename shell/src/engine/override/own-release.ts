/** What a remote's dev server says about its build, as a remote of the composition. */
import { Descriptor } from '@suvarna/contracts/release-delivery';
import type { PublicRemote, RemoteOverride } from '@suvarna/contracts/public-composition';
import { Value } from 'typebox/value';

const PATIENCE_MS = 5_000;
const clientFile = (path: string): string => path.slice('client/'.length);
const clientTexts = (texts: Descriptor['locales']): PublicRemote['locales'] =>
  Object.fromEntries(Object.entries(texts).map(([locale, files]) => [locale, files.map(clientFile)]));

/** @throws Error whose message says to a developer what is wrong. */
export async function fetchOwnRelease({ remote, origin }: RemoteOverride): Promise<PublicRemote> {
  const response = await fetch(`${origin}/remote.json`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`answer ${response.status}`);
  const descriptor: unknown = await response.json();
  if (!Value.Check(Descriptor, descriptor)) throw new Error('its remote.json does not match the schema');
  if (descriptor.name !== remote) throw new Error(`it serves ${descriptor.name}`);
  const entry = descriptor.files.find(({ path }) => path === descriptor.entry);
  if (!entry) throw new Error('its entry is not among its files');
  return {
    name: remote,
    version: descriptor.version,
    owner: descriptor.owner,
    killed: false,
    container: descriptor.container,
    base: `${origin}/client/`,
    entry: clientFile(entry.path),
    integrity: entry.integrity,
    colour: descriptor.colour,
    routes: descriptor.routes.map(
      ({ id, path, session, ownDocument, area, ahead, scripts, styles, texts }) => ({
        id,
        path,
        session,
        ...(ownDocument ? { ownDocument } : {}),
        ...(area ? { area } : {}),
        ...(ahead ? { ahead } : {}),
        scripts: scripts.map(clientFile),
        styles: styles.map(clientFile),
        ...(texts ? { texts: clientTexts(texts) } : {}),
      }),
    ),
    fragments: descriptor.fragments.map(({ name }) => name),
    locales: clientTexts(descriptor.locales),
  };
}
