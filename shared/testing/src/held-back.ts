import { act } from '@testing-library/react';

/**
 * Does something while drawing is held back and frames come at once, as on a busy machine: what asks for
 * focus "in the next frame" asks before the element it means is there. All is drawn when this is over.
 */
export async function heldBack(work: () => void): Promise<void> {
  const later = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (frame) => {
    frame(performance.now());
    return 0;
  };
  try {
    await act(async () => {
      work();
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    });
  } finally {
    window.requestAnimationFrame = later;
  }
}
