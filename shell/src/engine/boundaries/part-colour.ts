import type { CSSProperties } from 'react';

/** The colour of a part for its style sheet, as its remote's descriptor says; the shell says none. */
export const partColour = (colour: string | undefined): CSSProperties | undefined =>
  colour === undefined ? undefined : ({ '--part': colour } as CSSProperties);
