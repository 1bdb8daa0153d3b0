/** The process of a sandbox. It has no environment and no files but what its code is made of; see `sandbox-process.ts`. */
import { Socket } from 'node:net';
import { FRAME, frameReader, writeFrame, type Frame, type FrameKind } from '../frames.ts';
import { createRealm, type Realm, type Sources } from './realm.ts';

/** The parent's end of it is the only thing this process is connected with. */
const CHANNEL = 3;
/** Characters of everything one page sends: more is a fault of the remote. */
const LONGEST_PAGE = 8 * 1024 * 1024;

/** What leads from `process` to other code, and to other processes; nothing here needs them any more. */
const DOORS = ['getBuiltinModule', 'binding', '_linkedBinding', 'dlopen', 'execve', 'kill', '_kill'];

const sources = JSON.parse(process.argv[2] ?? '{}') as Sources;
const socket = new Socket({ fd: CHANNEL, readable: true, writable: true });
const realm = await createRealm(sources);

const send = (kind: FrameKind, id: number, ...parts: string[]): void => {
  if (parts.reduce((sum, part) => sum + part.length, 0) > LONGEST_PAGE)
    socket.write(writeFrame(FRAME.failed, id, ['Error', 'what the remote made is too large']));
  else socket.write(writeFrame(kind, id, parts));
};

// Numbers and texts only, each made one here: what the context sends is believed to be nothing else.
realm.runtime.install({
  call: (page, call, path) => send(FRAME.call, Number(page), String(call), String(path)),
  done: (page, outcome, data, markup) =>
    send(FRAME.done, Number(page), String(outcome), String(data), String(markup)),
  failed: (page, name, message) => send(FRAME.failed, Number(page), String(name), String(message)),
  parseAddress,
  setTimer: (number, milliseconds) => {
    setTimeout(() => enter(() => realm.runtime.timer(number)), Number(milliseconds));
  },
});

function parseAddress(text: string, base: string): string {
  if (!(base === '' ? URL.canParse(text) : URL.canParse(text, base))) return '';
  const { href, origin, protocol, host, hostname, port, pathname, search, hash } =
    base === '' ? new URL(text) : new URL(text, base);
  return JSON.stringify({ href, origin, protocol, host, hostname, port, pathname, search, hash });
}

/** What the context throws is not looked at: looking would run its code here. */
function enter(into: () => void): void {
  try {
    into();
  } catch {
    // The page it was for ends by its deadline; its own failures are sent by the runtime.
  }
}

const messageOf = (error: unknown): string => {
  try {
    return String((error as Error).message);
  } catch {
    return 'something that says nothing';
  }
};

async function start(evaluate: Realm['evaluate'], source: string, name: string): Promise<void> {
  const evaluated = await evaluate(source, name).catch((error: unknown) => ({
    fault: `the server bundle does not load: ${messageOf(error)}`,
  }));
  const admitted =
    'fault' in evaluated
      ? evaluated
      : (JSON.parse(realm.runtime.admit(evaluated.exports)) as
          | { readonly fault: string }
          | { readonly name: string; readonly version: string });
  if ('fault' in admitted) send(FRAME.refused, 0, admitted.fault);
  else send(FRAME.ready, 0, admitted.name, admitted.version);
}

function hear({ kind, id, parts }: Frame): void {
  const [first = '', second = '', third = ''] = parts.map(String);
  if (kind === FRAME.start)
    start(realm.evaluate, first, second).catch((error: unknown) => send(FRAME.refused, 0, messageOf(error)));
  else if (kind === FRAME.page) enter(() => realm.runtime.page(id, first));
  else if (kind === FRAME.answer) enter(() => realm.runtime.answer(id, Number(first), Number(second), third));
  else if (kind === FRAME.abort) enter(() => realm.runtime.abort(id));
  else if (kind === FRAME.ping) send(FRAME.pong, 0);
}

// Whatever of this process may be reached one day by a fault of the context, it does not lead on from there.
for (const name of DOORS) Reflect.deleteProperty(process, name);
Reflect.deleteProperty(Socket.prototype, 'connect');

// A promise that is not waited for fails one page at most, and that page says so itself.
process.on('unhandledRejection', () => undefined);
// The process that started this one is gone.
socket.on('close', () => process.exit(0));
socket.on('error', () => process.exit(0));
socket.on('data', frameReader(hear));
