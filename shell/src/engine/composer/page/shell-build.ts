/** The shell's own build on disk: its files by hash, and the chrome drawn around every page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactElement } from 'react';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { FilePath, Sha384, Version } from '@suvarna/contracts/release-delivery/descriptor';
import { sha384Of } from '@suvarna/contracts/release-delivery/release';
import type { CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';

const WORKER = 'worker/service-worker.js';
/** As of a remote's files, and the service worker beside them. */
const BuiltPath = Type.Union([FilePath, Type.Literal(WORKER)]);

const Referenced = Type.Object({ file: Type.String(), integrity: Sha384 });

const ShellManifest = Type.Object({
  version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,60}$' }),
  /** Version of the host contract it speaks. */
  contract: Version,
  base: Type.String({ pattern: '^/shell/[0-9A-Za-z.-]{1,60}/$' }),
  scripts: Type.Array(Referenced, { minItems: 1 }),
  early: Referenced,
  styles: Type.Array(Referenced),
  files: Type.Array(Type.Object({ path: BuiltPath, integrity: Sha384, bytes: Type.Integer() })),
});
export type ShellManifest = Static<typeof ShellManifest>;

/** Paise per gram of one publication of the gold rate, with its day in India. */
export interface GoldToday {
  readonly day: string;
  readonly paise22: number;
  readonly paise18: number;
}

/** A band of prices in the money of a country, with the listing of it. */
export interface PriceBandLink {
  readonly en: string;
  readonly hi: string;
  /** Language-neutral. */
  readonly path: string;
}

/** What `server/chrome.mjs` exports. */
export interface Chrome {
  readonly renderHeader: (page: {
    locale: Locale;
    country: CountryValue;
    path: string;
    gold: GoldToday | undefined;
    priceBands: readonly PriceBandLink[] | undefined;
  }) => ReactElement;
  readonly renderFooter: (page: {
    locale: Locale;
    country: CountryValue;
    path: string;
    chat: string;
  }) => ReactElement;
  /** Words for `data-place` of the body. */
  readonly placeOf: (path: string) => string;
  readonly renderChooseLanguage: (page: {
    locale: Locale;
    country: CountryValue;
    next: string | null;
  }) => ReactElement;
  /** The language-neutral path that a `next` leads back to; one rule for every `next`, and it lives with sign-in. */
  readonly returnPath: (next: string | null) => string;
  readonly renderNotFound: (page: { locale: Locale }) => ReactElement;
  readonly renderOffline: (page: { locale: Locale }) => ReactElement;
  readonly renderFallback: (page: { locale: Locale; remote: string }) => ReactElement;
  readonly renderSkeleton: (page: { locale: Locale; routeId: string; remote: string }) => ReactElement;
}

export interface ShellBuild {
  readonly manifest: ShellManifest;
  readonly chrome: Chrome;
  /** Bytes of `client/<file>`, hashed again at every read; `null` when it is not part of the build. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** Texts of the style sheets every page begins with, by file. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The service worker of this build. */
  readonly worker: Buffer;
}

const isManifest = Compile(ShellManifest);
const CHROME = 'server/chrome.mjs';

/** @throws Error when the build is missing, incomplete or changed. */
export async function openShellBuild(directory: string): Promise<ShellBuild> {
  const manifest: unknown = JSON.parse(await readFile(join(directory, 'shell.json'), 'utf8'));
  if (!isManifest.Check(manifest))
    throw new Error(`${join(directory, 'shell.json')} is not the manifest of a shell build`);
  const integrity = new Map(manifest.files.map((file) => [file.path, file.integrity]));

  const read = async (path: string): Promise<Buffer | null> => {
    const expected = integrity.get(path);
    if (!expected) return null;
    const bytes = await readFile(join(directory, path));
    if (sha384Of(bytes) !== expected) throw new Error(`${path} of the shell was changed on disk`);
    return bytes;
  };
  if (!(await read(CHROME))) throw new Error(`the shell build has no ${CHROME}`);
  const chrome = (await import(pathToFileURL(join(directory, CHROME)).href)) as Chrome;
  const worker = await read(WORKER);
  if (!worker) throw new Error(`the shell build has no ${WORKER}`);
  const sheets = new Map(
    await Promise.all(
      manifest.styles.map(async ({ file }) => {
        const bytes = await read(`client/${file}`);
        if (!bytes) throw new Error(`the shell build has no ${file}`);
        return [file, bytes.toString()] as const;
      }),
    ),
  );
  return { manifest, chrome, worker, sheets, read: (file) => read(`client/${file}`) };
}
