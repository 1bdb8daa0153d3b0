import { beforeEach, expect, it, jest } from '@jest/globals';
import { openCamera, openPhoto } from './picture-source.ts';

const track = {
  readyState: 'live',
  stop: jest.fn(),
  getSettings: (): MediaTrackSettings => ({}),
};
let size = [960, 720];

beforeEach(() => {
  track.readyState = 'live';
  size = [960, 720];
  // jsdom has no cameras and plays nothing.
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { configurable: true, get: () => size[0] },
    videoHeight: { configurable: true, get: () => size[1] },
  });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLCanvasElement.prototype.getContext = () => null;
});

it('a picture has the shape of what the camera sees, also after the phone was turned', async () => {
  const camera = await openCamera('user');
  const shape = () => (({ width, height }) => [width, height])(camera.grab());
  expect(shape()).toEqual([960, 720]);
  size = [720, 960];
  expect(shape()).toEqual([720, 960]);
  size = [3_200, 2_400];
  expect(shape()).toEqual([1_600, 1_200]);
});

it('is shown as in a mirror, but for a camera that looks at a hand', async () => {
  expect((await openCamera('environment')).mirrored).toBe(true);
  jest.spyOn(track, 'getSettings').mockReturnValue({ facingMode: 'environment' });
  expect((await openCamera('environment')).mirrored).toBe(false);
});

it('a camera that has ended shows no last picture for ever', async () => {
  const camera = await openCamera('user');
  track.readyState = 'ended';
  expect(() => camera.grab()).toThrow('no-camera');
});

it('a photo that is hardly higher than nothing is still a picture', async () => {
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 16_000, height: 2, close: () => undefined }),
  });
  const { width, height } = (await openPhoto(new Blob())).grab();
  expect([width, height]).toEqual([1_600, 1]);
});
