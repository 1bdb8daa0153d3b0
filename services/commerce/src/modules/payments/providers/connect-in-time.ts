import { Agent as HttpAgent, type AgentOptions } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Duplex } from 'node:stream';

const CONNECT_MS = 1_000;
const POOL: AgentOptions = { keepAlive: true, maxSockets: 32, scheduling: 'lifo' };

/** Gives a connection up that does not stand in time; Node waits as long as the system does. */
function limited<Stream extends Duplex | null | undefined>(
  socket: Stream,
  standing: 'connect' | 'secureConnect',
): Stream {
  if (socket === null || socket === undefined) return socket;
  const timer = setTimeout(
    () => socket.destroy(new Error(`no connection within ${CONNECT_MS} ms`)),
    CONNECT_MS,
  );
  const stop = (): void => clearTimeout(timer);
  socket.once(standing, stop).once('close', stop).once('error', stop);
  return socket;
}

class PatientlessHttp extends HttpAgent {
  override createConnection(
    ...given: Parameters<HttpAgent['createConnection']>
  ): ReturnType<HttpAgent['createConnection']> {
    return limited(super.createConnection(...given), 'connect');
  }
}

class PatientlessHttps extends HttpsAgent {
  override createConnection(
    ...given: Parameters<HttpsAgent['createConnection']>
  ): ReturnType<HttpsAgent['createConnection']> {
    return limited(super.createConnection(...given), 'secureConnect');
  }
}

/** Agents for calls to one provider: connections are kept, and made within a second or not at all. */
export const agents = (): { readonly http: HttpAgent; readonly https: HttpsAgent } => ({
  http: new PatientlessHttp(POOL),
  https: new PatientlessHttps(POOL),
});

/** How long an answer may take. */
export const READ_MS = 5_000;
