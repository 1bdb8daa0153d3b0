import type { LinearColour } from '@suvarna/jewellery-model/model';

/** Point `index` of an evenly filling sequence over 0…1. */
function halton(index: number, base: number): number {
  let [result, share, rest] = [0, 1, index];
  while (rest > 0) {
    share /= base;
    result += share * (rest % base);
    rest = Math.floor(rest / base);
  }
  return result;
}

/** One sample of the picture: where in the pixel, where on the lens, which way light is shaken, which wavelength. */
export interface Sample {
  readonly pixel: readonly [number, number];
  readonly lens: readonly [number, number];
  readonly shake: readonly [number, number, number];
  /** Which half of what is looked up in halves. */
  readonly phase: 0 | 1;
  /** −½ is red, ½ violet. */
  readonly wavelength: number;
  /** How much of each colour this wavelength is; the mean over all samples is 1, 1, 1. */
  readonly spectrum: LinearColour;
}

/** How much red, green and blue a wavelength is. */
function mixOf(wavelength: number): [number, number, number] {
  const hill = (centre: number, width: number) => Math.exp(-(((wavelength - centre) / width) ** 2));
  return [hill(-0.34, 0.26) + 0.12 * hill(0.5, 0.12), hill(-0.02, 0.24), hill(0.32, 0.24)];
}

/** The samples of a picture; fewer than six cannot add up to white light and stay white. */
export function samplesOf(count: number): Sample[] {
  const wavelengths = Array.from({ length: count }, (_, index) =>
    count < 6 ? 0 : (index + 0.5) / count - 0.5,
  );
  const mixes = wavelengths.map(mixOf);
  const total = [0, 1, 2].map((part) => mixes.reduce((sum, mix) => sum + (mix[part] ?? 0), 0));
  return wavelengths.map((wavelength, index): Sample => {
    const share = (part: 0 | 1 | 2) =>
      count < 6 ? 1 : ((mixes[index]?.[part] ?? 0) * count) / (total[part] ?? 1);
    const [radius, angle] = [Math.sqrt((index + 0.5) / count), index * Math.PI * (3 - Math.sqrt(5))];
    const centred = (base: number) => halton(index + 1, base) - 0.5;
    return {
      pixel: count === 1 ? [0, 0] : [centred(2), centred(3)],
      lens: count === 1 ? [0, 0] : [radius * Math.cos(angle), radius * Math.sin(angle)],
      shake: count === 1 ? [0, 0, 0] : [centred(5) * 0.7, centred(7) * 0.7, centred(3) * 0.7],
      phase: index % 2 === 0 ? 0 : 1,
      wavelength,
      spectrum: [share(0), share(1), share(2)],
    };
  });
}
