/**
 * `remote.json`: what a release says about itself. Made by the build, checked by the registry
 * at the door and again by the composer. Closed schema: no code, no free addresses.
 *
 * Schema 2 is of host contract 2. Releases of contract 1 are there still, so `release.ts` reads both,
 * and everybody behind it knows schema 2 alone.
 */
import { Type, type Static } from 'typebox';

/** Names are open (a new remote needs no redeploy of the shell) but narrow. */
export const RemoteName = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' });
export const Version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]{1,40})?$' });
export const Sha384 = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
/** Path of a file inside a release: relative, forward slashes, no dot segments. */
export const FilePath = Type.String({
  pattern: '^(client|server)/(?!.*\\.\\.)[A-Za-z0-9_@~-][A-Za-z0-9_@~./-]{0,180}$',
});

const closed = { additionalProperties: false } as const;

const routeFields = {
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  /** path-to-regexp 9 pattern of the language-neutral path. */
  path: Type.String({ pattern: '^/', maxLength: 200 }),
  render: Type.Union([Type.Literal('server'), Type.Literal('client')]),
  /** Whose page it is. Anything but `any` is never put into the page cache. */
  session: Type.Union([Type.Literal('any'), Type.Literal('guest'), Type.Literal('customer')]),
  /** Entered and left by document navigations only; scripts of other remotes are refused on it. */
  ownDocument: Type.Optional(Type.Boolean()),
  /** Query keys the page depends on; others are left out of the cache key. */
  query: Type.Array(Type.String({ pattern: '^[A-Za-z_]{1,30}$' })),
  /** A path the promotion gate and the composer render before a release goes live. */
  smoke: Type.Optional(Type.String({ pattern: '^/', maxLength: 300 })),
  /** Client files to preload for this page, in order: scripts, then styles. Per language. */
  scripts: Type.Array(FilePath),
  styles: Type.Array(FilePath),
};

const TextFiles = Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.Array(FilePath), closed);

/** A name that only the site knows the meaning of. */
const SiteWord = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });

export const RouteDescriptor = Type.Object(
  {
    ...routeFields,
    /** Which of the site's skeletons stands in while the page is on its way; one that the site does not know is the plain one. */
    skeleton: Type.Optional(SiteWord),
    /** What the chrome makes room for while the page is shown; style sheets of the site ask for it. */
    area: Type.Optional(SiteWord),
    /** What is fetched of the page when a link to it comes into view. Default `code`. */
    ahead: Type.Optional(Type.Union([Type.Literal('nothing'), Type.Literal('code'), Type.Literal('data')])),
    /** The page may be cached in the browser for visits offline: nothing in it is about a person. */
    offline: Type.Optional(Type.Boolean()),
    /** Language name → client scripts that hold texts of this page beside the remote's own (`locales`). */
    texts: Type.Optional(TextFiles),
  },
  closed,
);
export type RouteDescriptor = Static<typeof RouteDescriptor>;

const FragmentDescriptor = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
    scripts: Type.Array(FilePath),
    styles: Type.Array(FilePath),
  },
  closed,
);

/** Address of one page, language-neutral: no pattern, no query, no other way to write it. */
const PagePath = Type.String({ pattern: '^/(?:[A-Za-z0-9_+~-]+/)*$', maxLength: 120 });

/** Text, drawn as such: no markup, no control characters, none that turn the direction of what follows. */
const LinkName = Type.String({
  pattern: '^(?! )[^<>\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]{1,30}$',
});

/** A link that the chrome shows in every document as long as the release is live and not killed. */
export const NavigationEntry = Type.Object(
  {
    /** Where; a place that the site does not know shows nothing. */
    place: SiteWord,
    /** Language name → what the link is called. */
    names: Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), LinkName, closed),
    path: PagePath,
  },
  closed,
);
export type NavigationEntry = Static<typeof NavigationEntry>;

const FileDescriptor = Type.Object(
  { path: FilePath, integrity: Sha384, bytes: Type.Integer({ minimum: 0 }) },
  closed,
);

const descriptorFields = {
  name: RemoteName,
  version: Version,
  commit: Type.String({ pattern: '^([0-9a-f]{7,40}|unknown)$' }),
  owner: Type.String({ maxLength: 80 }),
  /** Name of the Module Federation container; carries the version (architecture.md §4). */
  container: Type.String({ pattern: '^[a-z][a-z0-9_]{1,80}$' }),
  entry: FilePath,
  server: FilePath,
  /** Language name → client scripts that hold its texts, those of every page. */
  locales: TextFiles,
  fragments: Type.Array(FragmentDescriptor, { maxItems: 50 }),
  emits: Type.Array(Type.String({ maxLength: 80 })),
  listens: Type.Array(Type.String({ maxLength: 80 })),
  /** Shared library → range this release accepts from the host. */
  shared: Type.Record(
    Type.String({ pattern: '^@?[a-z0-9][a-z0-9._/-]{0,79}$' }),
    Type.String({ maxLength: 40 }),
    closed,
  ),
  files: Type.Array(FileDescriptor, { minItems: 1, maxItems: 2000 }),
};

const Range = Type.String({ maxLength: 40 });

export const Descriptor = Type.Object(
  {
    schema: Type.Literal(2),
    ...descriptorFields,
    /** Range of the host contract this release was built for. */
    host: Range,
    /** Range of the site contract: the events, stores, areas and skeletons it counts on. */
    site: Range,
    /** Its colour where a tool of developers tells remotes apart. */
    colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    routes: Type.Array(RouteDescriptor, { maxItems: 100 }),
    /** Since contract 2.4.0; left out where there are none, so that earlier hosts read the others. */
    navigation: Type.Optional(Type.Array(NavigationEntry, { minItems: 1, maxItems: 4 })),
    /** Pages that search engines are told of beside those of the catalogue. Since contract 2.4.0. */
    sitemap: Type.Optional(Type.Array(PagePath, { minItems: 1, maxItems: 100 })),
  },
  closed,
);
export type Descriptor = Static<typeof Descriptor>;

/** As releases of host contract 1 were built. */
export const DescriptorOfContract1 = Type.Object(
  {
    schema: Type.Literal(1),
    ...descriptorFields,
    /** Range of the host contract this release was built for. */
    contract: Range,
    routes: Type.Array(Type.Object(routeFields, closed), { maxItems: 100 }),
  },
  closed,
);
export type DescriptorOfContract1 = Static<typeof DescriptorOfContract1>;
