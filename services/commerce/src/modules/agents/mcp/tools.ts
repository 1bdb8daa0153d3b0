import { Type, type TObject, type TSchema } from 'typebox';
import { Message } from '../model/message.ts';
import type { Operation } from '../operation.ts';

/** What every tool's arguments say of the caller (UCP catalog over MCP, Request Metadata). */
const Meta = Type.Object({
  'ucp-agent': Type.Object({
    profile: Type.String({ description: 'https address of the profile of the platform that calls' }),
  }),
  'idempotency-key': Type.Optional(
    Type.String({ description: 'A new UUID for each change; the same for its repeats' }),
  ),
});

const Ucp = Type.Object({
  version: Type.String(),
  status: Type.Enum(['success', 'error']),
  capabilities: Type.Record(Type.String(), Type.Array(Type.Object({ version: Type.String() }))),
  payment_handlers: Type.Optional(Type.Object({})),
});

/** Schemas as plain JSON: what TypeBox keeps beside them is not for others. */
const jsonOf = (schema: TSchema): { readonly type: 'object' } & Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema)) as { readonly type: 'object' } & Record<string, unknown>;

/** A good answer, and one that says that there is none: clients ask for an object at the root, which no union is. */
const answerOf = (answer: TObject) =>
  Type.Object({
    ucp: Ucp,
    ...Type.Partial(answer).properties,
    messages: Type.Optional(Type.Array(Message)),
    continue_url: Type.Optional(Type.String()),
  });

/** An operation as MCP lists it. */
export const toolOf = (operation: Operation) => {
  const { name, description, payload, payloadKey, path, answer } = operation;
  const isReading = 'run' in operation;
  return {
    name,
    description,
    inputSchema: jsonOf(
      Type.Object({
        meta: Meta,
        ...(path.includes(':id') && { id: Type.String({ description: 'As its answer named it' }) }),
        ...(payloadKey !== undefined && { [payloadKey]: payload }),
      }),
    ),
    outputSchema: jsonOf(answerOf(answer)),
    annotations: {
      readOnlyHint: isReading,
      openWorldHint: false,
      ...(!isReading && { destructiveHint: name.startsWith('cancel_') }),
    },
  };
};
