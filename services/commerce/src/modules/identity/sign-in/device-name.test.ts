import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deviceNameOf } from '../records/device-name.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
      'Edge',
      'Windows',
      false,
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S911B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
      true,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
      true,
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${WEBKIT} CriOS/141.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iPad',
      true,
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`,
      'Safari',
      'Mac',
      false,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux', false],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/141.0.0.0 Safari/537.36', 'Chrome', 'ChromeOS', false],
    ['curl/8.5.0', '', '', false],
    ['', '', '', false],
  ])('is read from %s', (userAgent, browser, system, mobile) => {
    expect(deviceNameOf(userAgent)).toEqual({ browser, system, mobile });
  });

  it('is one of ours whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        expect(deviceNameOf(`${userAgent} Firefox/1 Windows`)).toMatchObject({
          browser: expect.stringMatching(/^[A-Z]/),
          system: expect.stringMatching(/^[A-Za-z]/),
        });
      }),
    );
  });
});
