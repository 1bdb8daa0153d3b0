import { GEMS } from './palette.ts';

/** Tones of strands, from the dark edge to the highlight. */
export const ONYX_BEADS = [GEMS.onyx[5], GEMS.onyx[3], GEMS.onyx[0]] as const;
export const PEARL_BEADS = [GEMS.pearl[5], GEMS.pearl[2], '#ffffff'] as const;
