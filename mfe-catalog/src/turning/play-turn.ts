import { ACROSS, DOWN } from './turn.model.ts';

/** Under five seconds, after which nothing moves: what moves longer needs a button that stops it (WCAG 2.2.2). */
const TURN_MS = 4_600;

/**
 * Lays the turn of a piece over its picture, once around.
 *
 * @param place as large as the picture
 */
export async function playTurn(place: HTMLElement, address: string, signal: AbortSignal): Promise<void> {
  const sheet = new Image();
  sheet.src = address;
  await sheet.decode();
  if (signal.aborted) return;
  // A card's picture is a place already, a slide of the gallery is none.
  if (place.matches('li')) place.style.position = 'relative';
  const over = document.createElement('div');
  Object.assign(over.style, {
    position: 'absolute',
    inset: '0',
    pointerEvents: 'none',
    backgroundImage: `url("${sheet.src}")`,
    backgroundSize: `${ACROSS * 100}% ${DOWN * 100}%`,
  });
  place.append(over);
  signal.addEventListener('abort', () => over.remove(), { once: true });
  const steps = (count: number) => `steps(${count}, jump-none)`;
  over.animate(
    { backgroundPositionX: ['0%', '100%'] },
    { duration: TURN_MS / DOWN, iterations: DOWN, easing: steps(ACROSS) },
  );
  const turn = over.animate(
    { backgroundPositionY: ['0%', '100%'] },
    { duration: TURN_MS, easing: steps(DOWN) },
  );
  turn.addEventListener('finish', () => over.remove(), { once: true });
}
