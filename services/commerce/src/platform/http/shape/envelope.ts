import type { Envelope } from '@suvarna/contracts/call';

/** Every answer has this shape; `msg` and `message` are the same text (`spec/api.md` §5). */
export function envelope<Data>(data: Data, message = ''): Envelope<Data> {
  return { status_code: 200, error: false, msg: message, message, data };
}
