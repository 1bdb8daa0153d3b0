/** What finders get: they need no more to see a face or a hand. */
const LOOK_AT = 720;

/** A frame made smaller, and by how much. */
export async function smallOf(
  frame: HTMLCanvasElement,
): Promise<{ readonly bitmap: ImageBitmap; readonly share: number }> {
  const share = Math.min(1, LOOK_AT / Math.max(frame.width, frame.height, 1));
  const bitmap = await createImageBitmap(frame, {
    resizeWidth: Math.max(1, Math.round(frame.width * share)),
    resizeHeight: Math.max(1, Math.round(frame.height * share)),
    resizeQuality: 'medium',
  });
  return { bitmap, share };
}
