/** Local storage: sign-out clears it with everything else (specification §4). A file of its own: a first view asks whether it is there. */
export const COMPARED = 'compare';
