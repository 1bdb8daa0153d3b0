import { beforeEach, expect, it, jest } from '@jest/globals';
import { openCamera } from './picture-source.ts';

const track = { readyState: 'live', stop: jest.fn() };
let size = [960, 720];

beforeEach(() => {
  track.readyState = 'live';
  size = [960, 720];
  // jsdom has no cameras and plays nothing.
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { configurable: true, get: () => size[0] }, videoHeight: { configurable: true, get: () => size[1] },
  });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLCanvasElement.prototype.getContext = () => null;
});

it('a picture has the shape of what the camera sees, also after the phone was turned', async () => {
  const camera = await openCamera();
  const shape = () => (({ width, height }) => [width, height])(camera.grab());
  expect(shape()).toEqual([960, 720]);
  size = [720, 960];
  expect(shape()).toEqual([720, 960]);
  size = [3_200, 2_400];
  expect(shape()).toEqual([1_600, 1_200]);
});

it('a camera that has ended shows no last picture for ever', async () => {
  const camera = await openCamera();
  track.readyState = 'ended';
  expect(() => camera.grab()).toThrow('no-camera');
});
