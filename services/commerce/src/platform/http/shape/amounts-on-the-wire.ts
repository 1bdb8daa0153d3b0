import type { FastifyInstance, preSerializationHookHandler } from 'fastify';
import { amountTextsOf, withAmountTexts, type AddAmountTexts, type JsonSchema } from './amount-texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By status: what adds the texts of amounts to an answer. */
    amountTexts?: ReadonlyMap<string, AddAmountTexts>;
  }
}

interface WithTexts {
  readonly schema: JsonSchema;
  readonly add: AddAmountTexts | undefined;
}

/** By the schema as it was declared: the same answer under other spellings and on other listeners is written by the same. */
const known = new WeakMap<JsonSchema, WithTexts>();

function withTexts(declared: JsonSchema): WithTexts {
  const made = known.get(declared) ?? { schema: withAmountTexts(declared), add: amountTextsOf(declared) };
  known.set(declared, made);
  return made;
}

/**
 * Answers leave with every amount as a text, too. Routes declare and answer minor units only: here,
 * once for each route, its answers' schemas get the texts, and where one lacks any, what adds them
 * before it is serialised – also to an answer that was kept for an `Idempotency-Key`. Answers sent as
 * bytes pass no such hook; `jsonOf` writes them by the same declaration. Refusals: see the error handler.
 */
export function sendAmountsAsTexts(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const declared = Object.entries((route.schema?.response ?? {}) as Readonly<Record<string, JsonSchema>>);
    const amountTexts = new Map(
      declared.flatMap(([status, schema]) => {
        const { add } = withTexts(schema);
        return add === undefined ? [] : [[status, add] as const];
      }),
    );
    if (amountTexts.size === 0) return;
    const add: preSerializationHookHandler = (_request, reply, answer, done) => {
      done(null, amountTexts.get(String(reply.statusCode))?.(answer) ?? answer);
    };
    route.schema = {
      ...route.schema,
      response: Object.fromEntries(declared.map(([status, schema]) => [status, withTexts(schema).schema])),
    };
    route.config = { ...route.config, amountTexts };
    route.preSerialization = [route.preSerialization ?? [], add].flat();
  });
}
