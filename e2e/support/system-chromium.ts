import { findChromium } from '@suvarna/chromium/find-chromium';
import { packagedChromium } from '@suvarna/chromium/packaged-chromium';

/** The Chromium to drive, found as the store finds the one that draws. */
export function systemChromium(): { readonly executablePath: string } {
  const { path, faults } = findChromium(process.env);
  if (path === '') throw new Error(`there is no Chromium for the journeys: ${faults.join('; ')}`);
  return { executablePath: path };
}

/**
 * A Chromium without windows, which needs a third less of the processor for the same journeys: the one
 * from the npm registry, where it has one for this machine. It knows no push, no installing, no
 * settings for cookies, and draws WebGL slowly.
 */
export function headlessChromium(): { readonly executablePath: string } {
  return process.platform === 'linux' && process.arch === 'x64' ? { executablePath: packagedChromium() } : systemChromium();
}
