/**
 * The modules that bring the texts of `src/locales/<language>/<feature>.json` to code, as source. The languages are
 * those of the list; what one has not said yet is there in English.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

type Texts = Readonly<Record<string, unknown>>;

export interface TextSource {
  /** The package: its `src/locales` has a folder for each language. */
  readonly directory: string;
  /** Where the modules will be. */
  readonly out: string;
  /** Codes of all languages, English first. */
  readonly languages: readonly string[];
  /** What pages of a remote read beside `every-page.json`: features whose texts come by themselves. */
  readonly groups: readonly string[];
}

/** Every file by its path below `out`. */
export function textModules(source: TextSource): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const isRemote = existsSync(join(source.directory, 'remote.config.ts'));
  for (const feature of featuresOf(source.directory))
    if (feature !== 'every-page' && !source.groups.includes(feature))
      files.set(`texts/${feature}.ts`, featureModule(source, feature, files));
  if (!isRemote) return files;
  for (const language of source.languages)
    files.set(`locales/${language}.ts`, languageModule(source, language, files));
  files.set('locales.ts', localesModule(source.languages));
  return files;
}

const featuresOf = (directory: string): readonly string[] =>
  globSync('src/locales/en/*.json', { cwd: directory })
    .map((file) => basename(file, '.json'))
    .sort();

/** `gift-guide` → `giftGuideTexts` */
const nameOf = (feature: string): string =>
  `${feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Texts`;

const read = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

/** A file with all texts of a feature in a language, from a module in `folder` below `out`. */
function fileOf(
  { directory, out }: TextSource,
  {
    language,
    feature,
    folder,
  }: { readonly language: string; readonly feature: string; readonly folder: string },
  files: Map<string, string>,
): string {
  const own = join(directory, 'src/locales', language, `${feature}.json`);
  const english = read(join(directory, 'src/locales/en', `${feature}.json`));
  const said = read(own);
  if (Object.keys(english).every((key) => key in said))
    return relative(join(out, folder), own).replaceAll('\\', '/');
  const filled = `filled/${language}/${feature}.json`;
  files.set(filled, `${JSON.stringify({ ...english, ...said })}\n`);
  return `../${filled}`;
}

const JSON_FILE = "with { type: 'json' }";

function featureModule(source: TextSource, feature: string, files: Map<string, string>): string {
  const english = read(join(source.directory, 'src/locales/en', `${feature}.json`));
  const all = source.languages.map(
    (language) => [language, fileOf(source, { language, feature, folder: 'texts' }, files)] as const,
  );
  if (Object.values(english).some((text) => typeof text !== 'string'))
    // More than sentences: a chunk for each language.
    return `export const ${nameOf(feature)} = {\n${all
      .map(([language, file]) => `  ${language}: ${chunk(`${feature}-${language}`, file)},\n`)
      .join('')}};\n`;
  return `import { ownNamespace, textsOf } from '@suvarna/i18n';
${all.map(([language, file]) => `import ${language} from '${file}' ${JSON_FILE};\n`).join('')}
export const texts = { ${source.languages.join(', ')} };
export const ${nameOf(feature)} = textsOf(ownNamespace('${feature}'), texts);
`;
}

const chunk = (name: string, file: string): string =>
  `() => import(/* webpackChunkName: "${name}" */ '${file}', { ${JSON_FILE.replace('with {', 'with: {')} })`;

function languageModule(source: TextSource, language: string, files: Map<string, string>): string {
  const file = (feature: string): string => fileOf(source, { language, feature, folder: 'locales' }, files);
  return `import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '${relative(join(source.out, 'locales'), join(source.directory, 'remote.config.ts')).replaceAll('\\', '/')}';
import texts from '${file('every-page')}' ${JSON_FILE};

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
${source.groups.map((group) => `    '${group}': ${chunk(`locale-${group}-${language}`, file(group))},\n`).join('')}  },
};
`;
}

/** One chunk a language: a reader downloads the texts of one, and with it the hashes of its other files. */
const localesModule = (languages: readonly string[]): string =>
  `import type { Locales } from '@suvarna/remote-kit/page';

export const locales: Locales = {
${languages.map((language) => `  ${language}: () => import(/* webpackChunkName: "locale-${language}" */ './locales/${language}.ts'),\n`).join('')}};
`;
