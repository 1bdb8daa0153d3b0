/** Times that one request may still go through all designs: its words, what is let go of them, and the ways out share them. */
export interface Passes {
  left: number;
}

/** All that ten parts may be let go in, and five ways out. */
const OF_A_REQUEST = 24;

export const passesOfARequest = (): Passes => ({ left: OF_A_REQUEST });
