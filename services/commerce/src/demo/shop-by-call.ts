import { guestCreate } from '@suvarna/contracts/identity';
import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';

interface Answered {
  readonly data: unknown;
}

/** A guest of the service in this process: what they do goes the way of every other shopper's calls. */
export async function guestOf({ http }: Pick<App, 'http'>) {
  let token = '';
  const post = async <Data>(path: string, body: object): Promise<Data> => {
    const answer = await http.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(body),
    });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.body}`);
    return answer.json<Answered>().data as Data;
  };
  const guest = { uuid: randomUUID(), shopBy: 1, device_type: 'website' };
  const made = await post<{ readonly access_token: string }>(guestCreate.path, guest);
  token = made.access_token;
  return { post };
}
