/** What a browser calls itself, in two words: which browser, and on what. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
  readonly mobile: boolean;
}

/** The first that fits counts: most browsers name those they descend from as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string, boolean])[] = [
  [/\biPhone\b/, 'iPhone', true],
  [/\biPad\b/, 'iPad', true],
  [/\bAndroid\b/, 'Android', true],
  [/\bWindows\b/, 'Windows', false],
  [/\bCrOS\b/, 'ChromeOS', false],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac', false],
  [/\bLinux\b/, 'Linux', false],
];

/** @param userAgent as it was sent; what it claims decides nothing */
export function deviceNameOf(userAgent: string): DeviceName {
  const [, browser = ''] = BROWSERS.find(([sign]) => sign.test(userAgent)) ?? [];
  const [, system = '', mobile = false] = SYSTEMS.find(([sign]) => sign.test(userAgent)) ?? [];
  return { browser, system, mobile };
}
