import { findChromium, headlessShell } from '@suvarna/chromium/find-chromium';

/** The Chromium to drive, found as the store finds the one that draws. */
export function systemChromium(): { readonly executablePath: string } {
  const { path, faults } = findChromium(process.env);
  if (path === '') throw new Error(`there is no Chromium for the journeys: ${faults.join('; ')}`);
  return { executablePath: path };
}

/**
 * A Chromium without windows, which needs less than half of the processor for the same journeys, where
 * there is one; else the whole one. It knows no push, no installing and no settings for cookies.
 */
export function headlessChromium(): { readonly executablePath: string } {
  const shell = headlessShell(process.env);
  return shell === undefined ? systemChromium() : { executablePath: shell };
}
