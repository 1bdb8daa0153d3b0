import { findChromium } from '@suvarna/chromium/find-chromium';

/** The Chromium to drive, found as the store finds the one that draws. */
export function systemChromium(): { readonly executablePath: string } {
  const { path, faults } = findChromium(process.env);
  if (path === '') throw new Error(`there is no Chromium for the journeys: ${faults.join('; ')}`);
  return { executablePath: path };
}
