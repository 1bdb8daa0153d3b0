/** What one release of a remote has that another has not: from both descriptors, and from the texts among their files. */
import type { Descriptor } from '@suvarna/contracts/release-delivery';

interface Lists {
  readonly added: string[];
  readonly removed: string[];
}

interface SaidText {
  readonly language: string;
  readonly key: string;
  readonly text: string;
}

/** Language → key → text. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface TextDifference {
  readonly added: SaidText[];
  readonly removed: SaidText[];
  readonly changed: {
    readonly language: string;
    readonly key: string;
    readonly from: string;
    readonly to: string;
  }[];
}

const listsOf = (from: readonly string[], to: readonly string[]): Lists => ({
  added: [...new Set(to)].filter((one) => !from.includes(one)).toSorted(),
  removed: [...new Set(from)].filter((one) => !to.includes(one)).toSorted(),
});

const eventsOf = ({ emits, listens }: Descriptor): readonly string[] => [
  ...emits.map((name) => `emits ${name}`),
  ...listens.map((name) => `listens ${name}`),
];

const sizesOf = ({ files }: Descriptor): ReadonlyMap<string, { integrity: string; bytes: number }> =>
  new Map(files.map((file) => [file.path, file]));

const sum = ({ files }: Descriptor): number => files.reduce((bytes, file) => bytes + file.bytes, 0);

/** Without texts, which are in the files. */
export function difference(from: Descriptor, to: Descriptor) {
  const [before, after] = [sizesOf(from), sizesOf(to)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return {
    from: from.version,
    to: to.version,
    commit: { from: from.commit, to: to.commit },
    routes: listsOf(
      from.routes.map(({ path }) => path),
      to.routes.map(({ path }) => path),
    ),
    events: listsOf(eventsOf(from), eventsOf(to)),
    bytes: {
      from: sum(from),
      to: sum(to),
      /** Those that are not the same in both. */
      files: paths
        .filter((path) => before.get(path)?.integrity !== after.get(path)?.integrity)
        .map((file) => ({
          file,
          from: before.get(file)?.bytes ?? null,
          to: after.get(file)?.bytes ?? null,
        })),
    },
    host: { from: from.host, to: to.host },
  };
}

/** Scripts that hold texts, by language. */
export function textFilesOf({ locales, routes, files }: Descriptor): readonly {
  readonly language: string;
  readonly file: Descriptor['files'][number];
}[] {
  const named = [locales, ...routes.map(({ texts = {} }) => texts)].flatMap((one) =>
    Object.entries(one).flatMap(([language, paths]) => paths.map((path) => ({ language, path }))),
  );
  return files.flatMap((file) => {
    const found = named.find(({ path }) => path === file.path);
    return found ? [{ language: found.language, file }] : [];
  });
}

const PARSED = /JSON\.parse\((?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)\)/gs;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Texts of a script as our builds write them, never run: `JSON.parse('{…}')`. `null` where it has none that can be read. */
export function textsIn(script: string): ReadonlyMap<string, string> | null {
  const texts = new Map<string, string>();
  for (const [, single, template] of script.matchAll(PARSED)) {
    const literal = (single ?? template ?? '').replaceAll(
      /\\(.)/gs,
      (_all, one: string) => ESCAPES[one] ?? one,
    );
    const entries = entriesOf(literal);
    if (entries === null) return null;
    for (const [key, text] of entries) if (typeof text === 'string') texts.set(key, text);
  }
  return texts.size === 0 ? null : texts;
}

function entriesOf(json: string): readonly [string, unknown][] | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? Object.entries(value) : null;
  } catch {
    // Written in a way that is not ours.
    return null;
  }
}

export function textDifference(from: Texts, to: Texts): TextDifference {
  const found: TextDifference = { added: [], removed: [], changed: [] };
  for (const language of [...new Set([...from.keys(), ...to.keys()])].toSorted()) {
    const [before, after] = [from.get(language), to.get(language)];
    for (const key of [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].toSorted()) {
      const [old, now] = [before?.get(key), after?.get(key)];
      if (old === now) continue;
      if (old === undefined) found.added.push({ language, key, text: now ?? '' });
      else if (now === undefined) found.removed.push({ language, key, text: old });
      else found.changed.push({ language, key, from: old, to: now });
    }
  }
  return found;
}
