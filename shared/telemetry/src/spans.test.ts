import { afterEach, describe, expect, it } from '@jest/globals';
import { receiveOtlp, type OtlpReceiver } from '@suvarna/testing/otlp-receiver';
import { callHeaders, callOurs } from './calls.ts';
import { currentScope, runIn } from './scope.ts';
import { beginSpan, followUp, inSpan, openSpan, startTracing, traceToLeave } from './spans.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = (flags: '00' | '01'): string => `00-${TRACE}-00f067aa0ba902b7-${flags}`;

let receiver: OtlpReceiver | undefined;
let end: (() => Promise<void>) | undefined;
async function finish(): Promise<void> {
  await end?.();
  await receiver?.close();
  end = receiver = undefined;
}
afterEach(finish);

async function traced({ ratio = 1, isEdge = false } = {}): Promise<OtlpReceiver> {
  receiver = await receiveOtlp();
  const settings = { endpoint: receiver.endpoint, headers: {}, ratio, everyMs: 20 };
  end = await startTracing({ settings, service: 'test', isEdge, onFault: () => undefined });
  return receiver;
}

describe('where nothing is traced', () => {
  it('work is done and there are no spans', async () => {
    end = await startTracing({ settings: null, service: 'test', isEdge: false, onFault: () => undefined });
    expect(beginSpan({ name: 'none' }, undefined)).toBeUndefined();
    expect(openSpan({ name: 'none' })).toBeUndefined();
    expect(await inSpan({ name: 'none' }, async (span) => span)).toBeUndefined();
    expect(traceToLeave()).toBeNull();
  });
});

describe('spans', () => {
  it('are children of what runs, go on in the next process, and say who sent them', async () => {
    const { find } = await traced();
    const outer = beginSpan({ name: 'outer', kind: 'server' }, caller('01'));
    expect(outer?.traceId).toBe(TRACE);
    let sent: Readonly<Record<string, string>> = {};
    await runIn({ requestId: 'request-1', span: outer }, () =>
      callOurs({ method: 'GET', service: 'commerce' }, async (headers) => {
        sent = headers;
        return { status: 503 };
      }),
    );
    outer?.end();
    const [call, server] = [await find('GET commerce'), await find('outer')];
    expect(server).toMatchObject({ service: 'suvarna-test', kind: 2, parentSpanId: '00f067aa0ba902b7' });
    expect(call).toMatchObject({ kind: 3, traceId: TRACE, parentSpanId: server.spanId, hasFailed: true });
    expect(call.attributes).toMatchObject({ 'http.response.status_code': 503 });
    expect(sent).toEqual({ 'x-request-id': 'request-1', traceparent: `00-${TRACE}-${call.spanId}-01` });
  });

  it('that fail say which error it was, and not what it said', async () => {
    const { find, text } = await traced();
    const work = followUp({ name: 'failing' }, {}, async () => {
      throw Object.assign(new Error('canary@example.in is taken'), { code: '23505' });
    });
    await expect(work).rejects.toThrow('canary');
    expect(await find('failing')).toMatchObject({ hasFailed: true, attributes: { 'error.type': '23505' } });
    expect(text()).not.toContain('canary');
  });

  it('are followed up much later, in the same trace and linked', async () => {
    const { find } = await traced();
    const left = await followUp({ name: 'said' }, {}, async () => traceToLeave());
    await followUp({ name: 'heard' }, { parent: left, link: left }, async () => {
      expect(currentScope()?.traceId).toBe(left?.split('-')[1]);
    });
    const [said, heard] = [await find('said'), await find('heard')];
    expect(heard).toMatchObject({ traceId: said.traceId, parentSpanId: said.spanId });
    expect(heard.links).toMatchObject([{ traceId: said.traceId, spanId: said.spanId }]);
  });
});

describe('what is recorded', () => {
  it('says the caller, who has decided', async () => {
    await traced({ ratio: 0 });
    const recorded = beginSpan({ name: 'one' }, caller('01'));
    expect(recorded?.isRecorded).toBe(true);
    const dropped = beginSpan({ name: 'other' }, caller('00'));
    expect(dropped).toMatchObject({ isRecorded: false, traceId: TRACE });
    // The next process is told, so that it records none either.
    runIn({ span: dropped }, () => {
      expect(callHeaders()).toMatchObject({ traceparent: expect.stringMatching(/-00$/) });
      expect(openSpan({ name: 'child' })).toBeUndefined();
      expect(traceToLeave()).toBeNull();
    });
  });

  it('is not what browsers ask for', async () => {
    await traced({ ratio: 0, isEdge: true });
    expect(beginSpan({ name: 'one' }, caller('01'))?.isRecorded).toBe(false);
    await finish();
    await traced({ ratio: 1, isEdge: true });
    expect(beginSpan({ name: 'one' }, caller('00'))?.isRecorded).toBe(true);
  });
});

it('a receiver that is away is told to the log, and stops no end', async () => {
  const faults: string[] = [];
  end = await startTracing({
    settings: { endpoint: 'http://127.0.0.1:9', headers: {}, ratio: 1, everyMs: 60_000 },
    service: 'test',
    isEdge: false,
    onFault: (message) => faults.push(message),
  });
  await followUp({ name: 'lost' }, {}, async () => undefined);
  await end();
  end = undefined;
  expect(faults.at(-1)).toBe('the last spans are lost: ECONNREFUSED');
});
