/**
 * What an image shows while its picture is being made: nothing, so that the page's own ground, which
 * has the colour of the picture where that is known, is seen. No words: an address has no language,
 * and a machine may lack the letters.
 */
export const PLACEHOLDER = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
export const PLACEHOLDER_TYPE = 'image/svg+xml';
