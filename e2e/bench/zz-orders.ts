import { writeFileSync } from 'node:fs';
import { startStore } from '../support/store/store.ts';
import { processOf } from '../support/store/own-process.ts';
import { measureAtRate } from './measure/measure-at-rate.ts';
import { affordableDesign, createOrder, readyToOrder } from './shoppers.ts';
const rate = Number(process.argv[2] ?? 60),
  seconds = Number(process.argv[3] ?? 40);
const store = await startStore({
  ...(process.env['DB'] ? { DATABASE_URL: process.env['DB'] } : {}),
  LIMIT_EFFECTS_PER_MINUTE: '100000',
});
try {
  const pid = processOf(store.data, 'services/commerce/src/server.ts');
  const design = await affordableDesign(store.commerce);
  console.log('buyers', new Date().toISOString());
  const buyers = await readyToOrder(store.commerce, rate * seconds + 100, design);
  console.log('orders', new Date().toISOString());
  process.kill(pid, 'SIGUSR1');
  await new Promise((r) => setTimeout(r, 500));
  const [{ webSocketDebuggerUrl }] = (await (await fetch('http://127.0.0.1:9229/json/list')).json()) as [
    { webSocketDebuggerUrl: string },
  ];
  const ws = new WebSocket(webSocketDebuggerUrl);
  await new Promise((r) => ws.addEventListener('open', r));
  let id = 0;
  const send = (method: string, params = {}) =>
    new Promise<any>((resolve) => {
      const my = ++id;
      const on = (e: MessageEvent) => {
        const d = JSON.parse(String(e.data));
        if (d.id === my) {
          ws.removeEventListener('message', on);
          resolve(d.result);
        }
      };
      ws.addEventListener('message', on);
      ws.send(JSON.stringify({ id: my, method, params }));
    });
  await send('Profiler.enable');
  await send('Profiler.setSamplingInterval', { interval: 500 });
  let begun = false;
  const r = await measureAtRate({
    rate,
    seconds,
    warmUp: 60,
    pids: [pid],
    send: async (at) => {
      if (at >= 60 && !begun && process.argv[4]) {
        begun = true;
        await send('Profiler.start');
      }
      return createOrder(buyers[at]);
    },
  });
  console.log(r);
  if (process.argv[4]) writeFileSync(process.argv[4], JSON.stringify((await send('Profiler.stop')).profile));
  ws.close();
} finally {
  await store.stop();
}
process.exit(0);
