import { existsSync } from 'node:fs';

/** The Chromium to drive: the one named in CHROMIUM, the system's, else the one Playwright installed. */
export function systemChromium(): { readonly executablePath?: string } {
  const path = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => file !== undefined && file !== '' && existsSync(file));
  return path === undefined ? {} : { executablePath: path };
}
