/**
 * The published JSON schemas of the protocol, where their folder is given: `UCP_SCHEMAS`, or beside the project.
 * They are no part of it.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER =
  process.env['UCP_SCHEMAS'] ??
  join(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'spec', 'ucp-schemas', 'source');

export interface PublishedSchemas {
  /** @param ref below `https://ucp.dev/schemas/`, `shopping/catalog_search.json#/$defs/search_response` say */
  faultsOf(ref: string, body: unknown): readonly string[];
}

/** `undefined` where the folder is not there: then a test says that it left this out. */
export function publishedSchemas(): PublishedSchemas | undefined {
  if (!existsSync(FOLDER)) return undefined;
  // Their annotations for requests and answers are unknown to a validator.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const file of globSync('schemas/**/*.json', { cwd: FOLDER }))
    ajv.addSchema(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as object);
  const compiled = new Map<string, ValidateFunction>();
  return {
    faultsOf(ref, body) {
      const validate = compiled.get(ref) ?? ajv.compile({ $ref: `https://ucp.dev/schemas/${ref}` });
      compiled.set(ref, validate);
      return validate(body)
        ? []
        : (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
    },
  };
}
