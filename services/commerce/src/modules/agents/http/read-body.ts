import { TransportFault } from '../model/fault.ts';

/**
 * @param isOptional a call may say nothing beside its address
 * @throws TransportFault invalid_request for what is no JSON object (rule 63)
 */
export function readBody(body: Buffer, { isOptional = false } = {}): unknown {
  if (isOptional && body.length === 0) return {};
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch (cause) {
    throw new TransportFault('invalid_request', 'The body is not JSON.', { cause });
  }
  throw new TransportFault('invalid_request', 'The body is not a JSON object.');
}
