import type { Caller } from '../model/caller.ts';
import { CAPABILITIES, CHECKOUT } from './capabilities.ts';

/** What every answer says of itself (rules 9, 12 and 13). */
export interface UcpMember {
  readonly version: string;
  readonly status: 'success' | 'error';
  readonly capabilities: Readonly<Record<string, readonly { readonly version: string }[]>>;
  /** Of checkouts: none, as nothing is paid through an agent. */
  readonly payment_handlers?: Readonly<Record<string, never>>;
}

/** Names the capability of the operation and its extensions, as far as both sides speak them, and no other. */
export function ucpMember(
  { version, capabilities }: Pick<Caller, 'version' | 'capabilities'>,
  capability: string,
  status: UcpMember['status'],
): UcpMember {
  const relevant = [...capabilities].filter(
    ([name]) => name === capability || (CAPABILITIES[name]?.extends?.includes(capability) ?? false),
  );
  return {
    version,
    status,
    capabilities: Object.fromEntries(relevant.map(([name, spoken]) => [name, [{ version: spoken }]])),
    ...(capability === CHECKOUT && status === 'success' && { payment_handlers: {} }),
  };
}
