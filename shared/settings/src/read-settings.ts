/** One way to read the environment: a TypeBox schema for each part, one error that names everything wrong. */
import { readStage, type StoreStage } from '@suvarna/contracts/service';
import type { Static, TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the settings of a process. Says names, never what may be secret. */
export class SettingsInvalid extends Error {
  override readonly name = 'SettingsInvalid';
  readonly faults: readonly string[];

  constructor(process: string, faults: readonly string[]) {
    super(`The settings of ${process} are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

export interface SettingsReader {
  /** Where the store runs (`STORE_STAGE`). */
  readonly stage: StoreStage;
  /**
   * The settings a schema names, converted and with their defaults. Of a setting that is wrong or missing the
   * fault is noted and a harmless value is given, so that reading goes on and all faults are found.
   *
   * @param prefix stands before each name in the environment
   */
  read<Schema extends TObject>(schema: Schema, prefix?: string): Static<Schema>;
  /** Whether it was given. An empty text is nothing. */
  readonly isGiven: (name: string) => boolean;
  /** Notes what no schema can say: rules between settings, a file that cannot be read. */
  readonly fault: (what: string) => void;
}

/** A setting as its schema says it. */
export interface DescribedSetting {
  readonly name: string;
  /** `''` where its schema does not say. */
  readonly means: string;
  /** What it has to be, where that is a number, a flag or one of a few. */
  readonly must: string;
  /** Outside a developer's own machine; `null` where it has to be given, `''` where it may be left out. */
  readonly default: string | null;
  /** On a developer's own machine, where that is another. */
  readonly local: string | null;
}

export interface DescribedProcess {
  /** As in "The settings of … are not usable". */
  readonly process: string;
  readonly settings: readonly DescribedSetting[];
}

/** Filled while a process is asked what it reads, instead of reading. */
let describing: { process: string; readonly settings: Map<string, DescribedSetting> } | undefined;

/** Of no sense and an address: what is read only beside another setting is read, too. */
const FILLED_IN = 'https://settings.invalid';

const STAGE: DescribedSetting = {
  name: 'STORE_STAGE',
  means: 'Where the store runs. Only `local` has defaults for secrets and for what is elsewhere',
  must: 'one of local, staging, production',
  default: 'production',
  local: null,
};

const inWords = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value);

function described(name: string, schema: TSchema): DescribedSetting {
  const notes = schema as Notes;
  const isOptional = '~optional' in schema;
  const fallback =
    notes.defaultSaid ?? ('default' in notes ? inWords(notes.default) : isOptional ? '' : null);
  return {
    name,
    means: notes.means ?? '',
    must: wanted(schema) === 'text' ? '' : wanted(schema),
    default: fallback,
    local: 'local' in notes ? inWords(notes.local) : null,
  };
}

/**
 * What a process reads of its environment, by name. It is asked as if every setting were given.
 *
 * @param read as it reads: calls `readSettings`
 */
export function describeSettings(read: (env: Environment) => unknown): DescribedProcess {
  const found = { process: '', settings: new Map([[STAGE.name, STAGE]]) };
  describing = found;
  try {
    read({});
  } finally {
    describing = undefined;
  }
  return { process: found.process, settings: [...found.settings.values()] };
}

/** Notes what is read, and answers what goes on being read. */
function describeInstead<Settings>(
  { settings }: NonNullable<typeof describing>,
  collect: (reader: SettingsReader) => Settings,
): Settings {
  return collect({
    stage: 'production',
    read<Schema extends TObject>(schema: Schema, prefix = '') {
      const values = Object.entries(schema.properties).map(([name, property]) => {
        settings.set(prefix + name, described(prefix + name, property));
        const { type } = property as { readonly type?: unknown };
        return [name, type === 'string' ? FILLED_IN : settingIfMissing(property)];
      });
      return Object.fromEntries(values) as Static<Schema>;
    },
    isGiven: () => true,
    fault: () => undefined,
  });
}

/**
 * Reads all settings of a process once, at its start.
 *
 * @param process as in "The settings of … are not usable"
 * @throws SettingsInvalid that lists every fault together
 */
export function readSettings<Settings>(
  process: string,
  env: Environment,
  collect: (reader: SettingsReader) => Settings,
): Settings {
  if (describing !== undefined) {
    describing.process = process;
    return describeInstead(describing, collect);
  }
  const faults: string[] = [];
  let stage: StoreStage | undefined;
  const stageOf = (): StoreStage => (stage ??= readStage(env, faults));
  const settings = collect({
    get stage() {
      return stageOf();
    },
    read<Schema extends TObject>(schema: Schema, prefix = '') {
      const values = Object.entries(schema.properties).map(([name, property]) => [
        name,
        settingOf(property, { name: prefix + name, given: env[prefix + name], stageOf, faults }),
      ]);
      return Object.fromEntries(values) as Static<Schema>;
    },
    isGiven: (name) => isGiven(env[name]),
    fault: (what) => faults.push(what),
  });
  if (faults.length > 0) throw new SettingsInvalid(process, faults);
  return settings;
}

interface Asked {
  readonly name: string;
  readonly given: string | undefined;
  readonly stageOf: () => StoreStage;
  readonly faults: string[];
}

/** What the kinds of `setting.ts` say beside the schema. */
interface Notes {
  readonly default?: unknown;
  readonly local?: unknown;
  readonly means?: string;
  readonly defaultSaid?: string;
  /** Whether what was given may be in the error. */
  readonly shown?: boolean;
}

const settingIfMissing = (schema: TSchema): unknown =>
  'default' in schema ? schema.default : Value.Create(schema);

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';

function settingOf(schema: TSchema, { name, given, stageOf, faults }: Asked): unknown {
  const notes = schema as Notes;
  if (!isGiven(given)) {
    if ('local' in notes && stageOf() === 'local') return notes.local;
    if ('default' in notes) return notes.default;
    if ('~optional' in schema) return undefined;
    faults.push(`${name} is missing`);
    return Value.Create(schema);
  }
  const value = convert(schema, given);
  const [error] = Value.Errors(schema, value);
  if (!error) return value;
  const must = error.keyword === '~refine' ? error.message : `must be ${wanted(schema)}`;
  faults.push(notes.shown === true ? `${name} is ${JSON.stringify(given)}; it ${must}` : `${name} ${must}`);
  return 'default' in notes ? notes.default : Value.Create(schema);
}

/** TypeBox also makes 12 of "12.5" and 1 of "true", which is not what an operator meant who set that. */
function convert(schema: TSchema, given: string): unknown {
  const value = Value.Convert(schema, given);
  return typeof value === 'number' && !/^-?\d+$/.test(given) ? given : value;
}

function wanted(schema: TSchema): string {
  const { type, minimum, maximum, enum: values } = schema as Readonly<Record<string, unknown>>;
  if (Array.isArray(values)) return `one of ${values.join(', ')}`;
  if (type === 'integer') return `a whole number from ${String(minimum)} to ${String(maximum)}`;
  return type === 'boolean' ? '1 or 0' : 'text';
}
