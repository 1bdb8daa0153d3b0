/** Does the work once the frame is painted that shows what was changed just now. A hidden page paints nothing: there it is done at once. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}
