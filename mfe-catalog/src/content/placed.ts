/** What draws texts on pages that have words of their own: few are published at a time, and no first view carries it. */
export { Landing, LandingFacts } from '../listing/landing/landing.tsx';
export { PlacedBanner } from './placed-banner.tsx';
