/** Where pictures of a shopper come from. None of it leaves the page. */
export interface PictureSource {
  /**
   * The newest picture, drawn into a canvas of its own.
   *
   * @throws SourceRefused when the camera has gone
   */
  readonly grab: () => HTMLCanvasElement;
  readonly mirrored: boolean;
  /** More pictures follow. */
  readonly moving: boolean;
  readonly close: () => void;
}

export type NoSource = 'denied' | 'no-camera' | 'unreadable';

/** Why there is no picture. */
export class SourceRefused extends Error {
  readonly why: NoSource;

  constructor(why: NoSource, cause: unknown) {
    super(why, { cause });
    this.name = 'SourceRefused';
    this.why = why;
  }
}

/** Larger photos show no more on a screen. */
const LARGEST = 1600;

function drawInto(
  canvas: HTMLCanvasElement,
  image: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
): HTMLCanvasElement {
  const share = Math.min(1, LARGEST / Math.max(width, height, 1));
  // A strip keeps a line of its own: a canvas without one cannot be looked at.
  const [across, down] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
  if (canvas.width !== across || canvas.height !== down) [canvas.width, canvas.height] = [across, down];
  canvas.getContext('2d')?.drawImage(image, 0, 0, across, down);
  return canvas;
}

/** Which camera is asked for: the one that looks at the shopper, or at what is before her. */
export type OpenCamera = (facing: 'user' | 'environment') => Promise<PictureSource>;

/** The browser asks the shopper. */
export const openCamera: OpenCamera = async (facing) => {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: facing, width: { ideal: 960 }, height: { ideal: 720 } },
    });
  } catch (error) {
    throw new SourceRefused(
      error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
        ? 'denied'
        : 'no-camera',
      error,
    );
  }
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  try {
    await video.play();
  } catch (error) {
    close();
    throw new SourceRefused('no-camera', error);
  }
  const canvas = document.createElement('canvas');
  const grab = (): HTMLCanvasElement => {
    // Pulled out, or taken away by the browser or another app: the video keeps its last picture for ever.
    if (stream.getVideoTracks().every(({ readyState }) => readyState === 'ended'))
      throw new SourceRefused('no-camera', 'ended');
    // A phone that is turned swaps the sides of its pictures.
    return drawInto(canvas, video, { width: video.videoWidth, height: video.videoHeight });
  };
  // A computer has but one, which looks at its owner and rarely says so.
  const mirrored = stream.getVideoTracks()[0]?.getSettings().facingMode !== 'environment';
  return { grab, mirrored, moving: true, close };
};

export async function openPhoto(file: Blob): Promise<PictureSource> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch (error) {
    throw new SourceRefused('unreadable', error);
  }
  const canvas = drawInto(document.createElement('canvas'), bitmap, bitmap);
  bitmap.close();
  return { grab: () => canvas, mirrored: false, moving: false, close: () => undefined };
}
