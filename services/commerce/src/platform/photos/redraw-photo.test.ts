import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { createServer, type RequestListener, type Server } from 'node:http';
import { redrawBy, type PhotoFault, type RedrawPhoto } from './redraw-photo.ts';

const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
let server: Server;
let answer: RequestListener;
let draw: RedrawPhoto;
const redraw = (signal = new AbortController().signal) => draw(PHOTO, signal);
beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
  draw = redrawBy(await listenAt(server));
});
afterEach(() => shut(server));

const AWAY = { status: 503, code: 'SERVICE.UNAVAILABLE' };

describe('a photo that is drawn again', () => {
  it('comes with its size', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'x-width': '12', 'x-height': '9' }).end(Buffer.from('drawn'));
    expect(await redraw()).toEqual({ jpeg: Buffer.from('drawn'), width: 12, height: 9 });
  });

  it('is none where the service says so', async () => {
    answer = (_request, response) => response.writeHead(422).end();
    expect(await redraw()).toBe('invalid');
  });

  it.each<[string, string, PhotoFault]>([
    ['too large where it says so', '{"code":"REQUEST.TOO_LARGE"}', 'too-large'],
    ['none where it says something else', '{"code":"REQUEST.INVALID"}', 'invalid'],
    ['none where what it says is no JSON', '<html>', 'invalid'],
  ])('is %s', async (_what, said, fault) => {
    answer = (_request, response) => response.writeHead(422).end(said);
    expect(await redraw()).toBe(fault);
  });

  it.each<[string, RequestListener]>([
    ['fails', (_request, response) => response.writeHead(500).end()],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'hangs up in the middle of it',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => request.socket.destroy());
      },
    ],
  ])('waits for another time where who draws %s', async (_what, does) => {
    answer = does;
    await expect(redraw()).rejects.toMatchObject(AWAY);
  });

  it('is not drawn on for a caller who left: who draws sees the connection end', async () => {
    const gone = new AbortController();
    const ended = Promise.withResolvers<boolean>();
    answer = (_request, response) => {
      response.once('close', () => ended.resolve(response.writableEnded));
      gone.abort();
    };
    await expect(redraw(gone.signal)).rejects.toMatchObject(AWAY);
    expect(await ended.promise).toBe(false);
  });
});
