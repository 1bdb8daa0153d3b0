/** Texts on pages that have words of their own: few are published at a time, and no first view carries what draws them. */
export { Landing, LandingFacts } from '../listing/landing/landing.tsx';
export { PlacedBanner } from './placed-banner.tsx';
export { readPlaced } from './read-placed.ts';
