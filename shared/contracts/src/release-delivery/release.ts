/**
 * The one reading of a `remote.json`. The registry asks it at the door, the composer again before
 * a release is allowed to run. Node only: it needs `node:crypto`.
 */
import { createHash } from 'node:crypto';
import { Compile } from 'typebox/compile';
import { Descriptor, DescriptorOfContract1 } from './descriptor.ts';
import { parseJsonBytes } from './json-bytes.ts';

export type DescriptorVerdict =
  | { readonly ok: true; readonly descriptor: Descriptor }
  /** `reason` is a sentence for an operator. */
  | { readonly ok: false; readonly reason: string };

const isDescriptor = Compile(Descriptor);
const isOfContract1 = Compile(DescriptorOfContract1);

/** `sha384-` and base64, the spelling of subresource integrity. */
export function sha384Of(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** A hash as part of an address or a file name: base64url, so that no slash needs escaping. */
export function hashInAddress(hash: string): string {
  return hash.replaceAll('+', '-').replaceAll('/', '_');
}

/** The integrity spelling of a hash that may come from an address. */
export function hashFromAddress(text: string): string {
  return `sha384-${text.slice('sha384-'.length).replaceAll('-', '+').replaceAll('_', '/')}`;
}

/**
 * Name of the Module Federation container. It carries the version, because two versions under one
 * name share a chunk array and a swap would silently run the old code (architecture.md §4).
 */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.replaceAll(/[^A-Za-z0-9]+/g, '_').toLowerCase();
}

/** Range of a release that says nothing about the site: one of contract 1. */
export const ANY_SITE = '*';
/** Grey, for what says no colour of its own. */
const NO_COLOUR = '#767676';

/** What a release of contract 1 would say today. Its pages are not cached for visits offline: it never said which may be. */
function upgraded({ contract, ...release }: DescriptorOfContract1): Descriptor {
  return { ...release, schema: 2, host: contract, site: ANY_SITE, colour: NO_COLOUR };
}

/** Never throws: a bad descriptor is an expected outcome here. One of schema 1 is read as one of schema 2. */
export function readDescriptor(bytes: Uint8Array): DescriptorVerdict {
  const parsed = parseJsonBytes(bytes);
  const value = isOfContract1.Check(parsed) ? upgraded(parsed) : parsed;
  if (!isDescriptor.Check(value)) {
    const [first] = isDescriptor.Errors(value);
    return refuse(
      value === undefined
        ? 'it is not JSON'
        : `${first?.instancePath || '/'} ${first?.message ?? 'does not match the schema'}`,
    );
  }
  const fault = inconsistency(value);
  return fault ? refuse(fault) : { ok: true, descriptor: value };
}

/** What a schema cannot say: the parts of the descriptor agree with each other. */
function inconsistency(descriptor: Descriptor): string | null {
  const paths = new Set(descriptor.files.map(({ path }) => path));
  if (paths.size !== descriptor.files.length) return 'a file is listed twice';
  const odd = [...paths].find((path) => path.split('/').some((part) => part === '' || part === '.'));
  if (odd) return `file path ${odd} has an empty segment`;
  if (!descriptor.server.startsWith('server/')) return 'the server bundle is not a server file';
  if (descriptor.container !== containerName(descriptor.name, descriptor.version)) {
    return `container ${descriptor.container} is not ${containerName(descriptor.name, descriptor.version)}`;
  }
  const missing = [descriptor.server, ...forBrowsers(descriptor)].find((path) => !paths.has(path));
  if (missing) return `${missing} is mentioned but not among the files`;
  const leaked = forBrowsers(descriptor).find((path) => !path.startsWith('client/'));
  if (leaked) return `${leaked} would be sent to browsers but is not a client file`;
  return (
    repeated(descriptor.routes.map(({ id }) => `route ${id}`)) ??
    repeated(descriptor.fragments.map(({ name }) => `fragment ${name}`)) ??
    repeated((descriptor.navigation ?? []).map(({ place, path }) => `link in ${place} to ${path}`)) ??
    repeated((descriptor.sitemap ?? []).map((path) => `sitemap row ${path}`)) ??
    unnamed(descriptor)
  );
}

/** A link is called something in every language that the release speaks. */
function unnamed({ locales, navigation = [] }: Descriptor): string | null {
  for (const { names, path } of navigation) {
    const language = Object.keys(locales).find((each) => !Object.hasOwn(names, each));
    if (language !== undefined) return `link to ${path} has no name in ${language}`;
  }
  return null;
}

const forBrowsers = ({ entry, locales, routes, fragments }: Descriptor): readonly string[] => [
  entry,
  ...[locales, ...routes.map(({ texts = {} }) => texts)].flatMap((files) => Object.values(files).flat()),
  ...[...routes, ...fragments].flatMap(({ scripts, styles }) => [...scripts, ...styles]),
];

function repeated(names: readonly string[]): string | null {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice ? `${twice} is declared twice` : null;
}

const refuse = (reason: string): DescriptorVerdict => ({ ok: false, reason });
