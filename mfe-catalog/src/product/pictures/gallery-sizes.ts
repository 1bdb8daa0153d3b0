/** How wide the gallery's picture is drawn; the preload must ask for the same. */
export const GALLERY_SIZES = '(width < 64rem) 100vw, 660px';
