/**
 * `shell.json`: what a build of the shell says about itself. The composer reads its own, the registry
 * the one that is live, so that neither has to know this store's events or versions.
 */
import { Type, type Static } from 'typebox';
import { FilePath, Sha384, Version } from './descriptor.ts';

const Referenced = Type.Object({ file: Type.String(), integrity: Sha384 });
/** As of a remote's files, and the service worker beside them. */
const BuiltPath = Type.Union([FilePath, Type.Literal('worker/service-worker.js')]);
const Texts = Type.Record(Type.String(), Type.String());

export const ShellManifest = Type.Object({
  version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,60}$' }),
  /** See `HostContracts`. */
  contract: Version,
  carries: Type.Array(Version),
  site: Version,
  /** Events that are on the bus without a remote that emits them. */
  events: Type.Array(Type.String()),
  /** Libraries the host offers remotes, with versions. */
  shared: Texts,
  /** How a page is asked for whose release is only tried: what the site hands every page, and sends with calls. */
  smoke: Type.Object({
    page: Texts,
    headers: Texts,
    /** For each further language what is said otherwise, of the page and to the API. */
    also: Type.Optional(Type.Array(Type.Object({ page: Texts, headers: Texts }))),
  }),
  /** Address of the client directory, ends with `/`. */
  base: Type.String({ pattern: '^/shell/[0-9A-Za-z.-]{1,60}/$' }),
  /** Scripts and styles of the first view, in order; file names relative to `base`. */
  scripts: Type.Array(Referenced, { minItems: 1 }),
  /** What runs before them, as soon as it is there. */
  early: Referenced,
  styles: Type.Array(Referenced),
  files: Type.Array(Type.Object({ path: BuiltPath, integrity: Sha384, bytes: Type.Integer() })),
});
export type ShellManifest = Static<typeof ShellManifest>;
