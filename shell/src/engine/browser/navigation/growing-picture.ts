/** The picture of the card that was chosen grows into the first picture of its page (`look.md`, motion). */

/** What a page says about the place its first picture takes; a card's own picture is `data-picture`. */
const PLACE = '#main [data-picture-place]';

/**
 * Notes where a picture is before the page changes. The answer lets the new page's picture grow
 * from there. An animation and no view transition: that one redraws the old page, holds the new one
 * back and takes a slow phone a hundred milliseconds and more (decision 10).
 */
export function growFrom(picture: HTMLElement | null): () => void {
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const from = picture.getBoundingClientRect();
  return () => {
    const place = document.querySelector<HTMLElement>(PLACE);
    if (!place || from.width === 0) return;
    const to = place.getBoundingClientRect();
    if (to.width === 0 || to.height === 0) return;
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    const style = getComputedStyle(place);
    place.animate(
      [
        { transformOrigin: '0 0', transform: start },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      {
        duration: Number.parseFloat(style.getPropertyValue('--sv-duration-slow')),
        easing: style.getPropertyValue('--sv-ease-out').trim(),
      },
    );
  };
}
