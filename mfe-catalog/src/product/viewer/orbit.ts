import type { Orbit } from '@suvarna/jewellery-renderer/view/camera';

/** A share of a turn for one press of an arrow key or button. */
export const STEP = Math.PI / 12;
export const CLOSER = 1.2;

const [LOWEST, HIGHEST] = [-0.5, 1.45];
const [FARTHEST, NEAREST] = [0.6, 4];

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Turned by angles; never over the top. */
export const turned = (orbit: Orbit, across: number, up: number): Orbit => ({
  ...orbit,
  azimuth: orbit.azimuth + across,
  elevation: within(
    orbit.elevation + up,
    Math.min(LOWEST, orbit.elevation),
    Math.max(HIGHEST, orbit.elevation),
  ),
});

export const nearer = (orbit: Orbit, times: number): Orbit => ({
  ...orbit,
  zoom: within(orbit.zoom * times, FARTHEST, NEAREST),
});

/** As in the catalogue's picture. */
export const asPictured = ({
  azimuth,
  elevation,
}: {
  readonly azimuth: number;
  readonly elevation: number;
}): Orbit => ({ azimuth, elevation, zoom: 1 });
