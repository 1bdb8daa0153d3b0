import type { TSchema } from 'typebox';
import { neededOf } from './needs.ts';
import type { Shape } from '../call/shape.ts';

/** Objects within objects that are looked into; of what is deeper only that it is there. */
const DEPTH = 3;

/** The keywords of JSON Schema that say what an answer looks like. */
interface Keywords {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: TSchema;
}

const isPlain = (kind: string): kind is 'string' | 'number' | 'boolean' =>
  kind === 'string' || kind === 'number' || kind === 'boolean';

function plainOf(values: readonly unknown[]): Shape | undefined {
  const [kind, other] = new Set(values.map((value) => typeof value));
  return kind !== undefined && other === undefined && isPlain(kind) ? kind : undefined;
}

/** Values that may be one of several: told when all of them have the same shape; objects of several kinds are objects. */
function unionOf(parts: readonly TSchema[], depth: number): Shape | undefined {
  const shapes = parts.map((part) => shapeOf(part, depth));
  const [first] = shapes;
  if (first === undefined || shapes.includes(undefined)) return undefined;
  if (shapes.every((shape) => shape === first)) return first;
  return shapes.every((shape) => typeof shape === 'object' && !Array.isArray(shape)) ? 'object' : undefined;
}

/**
 * What a browser looks at of an answer with this schema; `undefined` where there is nothing to look at.
 *
 * Only fields that every answer has, and never `null`: servers and remotes are shipped on different
 * days, and a server that is older than a remote must go on filling its pages. So a field that comes
 * to an answer which is in use is `Type.Optional`, in the schema and therefore here, and a page that shows
 * it can do without; one that is required from its first day may be relied on. Three objects deep, or
 * as deep as `needs` says: enough for lists of what has pictures and prices, and bounded, since every
 * name travels to the browser.
 */
export function shapeOf(schema: TSchema, depth = DEPTH): Shape | undefined {
  const { type, const: only, enum: values, anyOf, properties, required = [], items }: Keywords = schema;
  if (only !== undefined) return plainOf([only]);
  if (values !== undefined) return plainOf(values);
  if (anyOf !== undefined) return unionOf(anyOf, depth);
  if (type === 'integer') return 'number';
  if (type === 'array') {
    const item = items && shapeOf(items, depth);
    return item && [item];
  }
  if (type === 'object') {
    if (depth === 0) return 'object';
    const fields = (neededOf(schema) ?? required).flatMap((field) => {
      const part = properties?.[field];
      const shape = part && shapeOf(part, depth - 1);
      return shape === undefined ? [] : [[field, shape] as const];
    });
    return fields.length === 0 ? 'object' : Object.fromEntries(fields);
  }
  return type !== undefined && isPlain(type) ? type : undefined;
}
