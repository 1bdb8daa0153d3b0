import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { createServer, type RequestListener, type Server } from 'node:http';
import { photoRedrawer, type RedrawPhotos } from './redraw-photos.ts';

const PHOTO = {
  media_type: 'image/jpeg',
  data: Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64'),
} as const;
class NoPhoto extends Error {}
class LargePhoto extends Error {}
let server: Server;
let answer: RequestListener;
let redraw: RedrawPhotos;
beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response));
  });
  redraw = photoRedrawer(await listenAt(server), (fault) =>
    fault === 'too-large' ? new LargePhoto() : new NoPhoto('no photo'),
  );
});
afterEach(() => shut(server));

const AWAY = { status: 503, code: 'SERVICE.UNAVAILABLE' };

describe('a photo that is drawn anew', () => {
  it('comes with its size', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'x-width': '12', 'x-height': '9' }).end(Buffer.from('drawn'));
    expect(await redraw([PHOTO])).toEqual([{ jpeg: Buffer.from('drawn'), width: 12, height: 9 }]);
  });

  it('is none where the service says so', async () => {
    answer = (_request, response) => response.writeHead(422).end();
    await expect(redraw([PHOTO])).rejects.toThrow(NoPhoto);
  });

  it.each<[string, string, new () => Error]>([
    ['too large where it says so', '{"code":"REQUEST.TOO_LARGE"}', LargePhoto],
    ['none where it says something else', '{"code":"REQUEST.INVALID"}', NoPhoto],
    ['none where what it says is no JSON', '<html>', NoPhoto],
  ])('is %s', async (_what, said, fault) => {
    answer = (_request, response) => response.writeHead(422).end(said);
    await expect(redraw([PHOTO])).rejects.toThrow(fault);
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
    await expect(redraw([PHOTO])).rejects.toMatchObject(AWAY);
  });
});
