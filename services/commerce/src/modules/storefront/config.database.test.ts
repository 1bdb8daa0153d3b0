import { describe, expect, it } from '@jest/globals';
import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import { EXCHANGE_TERMS } from '@suvarna/pricing/exchange';
import { OTP_MAX_ATTEMPTS, OTP_TTL_SECONDS } from '../identity/code/code-policy.ts';
import { COIN_VALUE, COINS_CAP_PCT, COINS_MIN_CART } from '../loyalty/coin-terms.ts';
import { COD_MAX } from '../shipping/pay-on-delivery.ts';
import {
  EXCHANGE_AFTER_DAYS,
  PAN_ABOVE,
  PRICE_LOCK_MINUTES,
  WARRANTY_DAYS,
} from '../checkout/quote/terms.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';

const service = ofSuite(() => startService('config'));

const ask = (headers: Record<string, string> = {}) =>
  service.app.http.inject({ url: '/api/config/storefront/', headers });
interface Answer {
  readonly data: { readonly version: string; readonly constants: Readonly<Record<string, unknown>> };
}

describe('config/storefront', () => {
  it('answers the constants of domain rules §5.3, word for word', async () => {
    const {
      data: { constants },
    } = (await ask()).json<Answer>();
    expect(constants).toMatchObject({
      OTP_LENGTH: 6,
      OTP_RESEND_SECONDS: 30,
      OTP_TTL_SECONDS: 300,
      OTP_MAX_ATTEMPTS: 5,
      OTP_LOCK_SECONDS: 900,
      TOAST_MS: 3000,
      PINCODE_MODAL_MS: 5000,
      GIFT_POPUP_MS: 8000,
      NOTIFY_PROMPT_MS: 10000,
      RECENT_MAX: 7,
      PAGE_SIZE: 49,
      EMI_MIN: 15000,
      EMI_MAX: 150000,
      COD_MAX: 49999,
      PAN_ABOVE: 200000,
      CASH_LIMIT: 200000,
      RETURN_WINDOW_DAYS: 15,
      EXCHANGE_AFTER_DAYS: { online: 30, store: 15 },
      EXCHANGE_DEDUCT_PCT: 2,
      EXCHANGE_FEE: 500,
      BUYBACK: { gold: 100, stone: 90, processing: 0 },
      OLD_GOLD_PCT: 100,
      TRUEUP_TOL: { pct: 1, mg: 20 },
      WARRANTY_DAYS: 365,
      QUALITY_CHECKS: 25,
      DELIVERY_DAYS: { express: 1, fast: { near: 2, far: 3 }, india: 4, international: 9 },
      DEFAULT_PINCODE: '560001',
      GST_PCT: 3,
      JOBWORK_GST_PCT: 5,
      SELLER_STATE: '29',
      ROUNDING_MODE: 'component-rupee',
      PRICE_LOCK_MINUTES: 30,
      COIN_VALUE: 1,
      COINS_MIN_CART: 10000,
      COINS_CAP_PCT: 10,
      PREPAID_DISCOUNT_ON: false,
      PAYPAL: { pct: 50, max: 500, visible: false },
      GB: {
        months: 5,
        min: 1000,
        max: 50000,
        step: 500,
        copay_pct: 60,
        grace_days: 7,
        cure_days: 60,
        maturity_wait_days: 30,
        max_days_to_redeem: 365,
      },
      CURRENCY_PARAM_MODE: 'force-INR',
      CURRENCY_COOKIE_MIN: 36000,
      COOKIE_DAYS: 1,
      DUTY_MODE: 'DDU',
      IMAGE_WIDTHS: [1024, 515, 360],
      DESIGN_COUNT_CLAIM: 6000,
      USE_REAL_COUNT: true,
      OTP_LOGIN_LEGACY: false,
      PHONE_INTL: { min: 6, max: 15, msg_max: 12 },
      SUPPORT_PHONE: '1800-000-0000',
      SUPPORT_WHATSAPP: '910000000000',
      SUPPORT_EMAIL: 'help@suvarna.example',
      GRIEVANCE_OFFICER: { name: 'Asha Rao', name_hi: 'आशा राव', email: 'grievance@suvarna.example' },
      CONTACT_SINCE: '2026-11-29',
    });
  });

  it('says what the code that keeps the rules goes by', async () => {
    const {
      data: { constants },
    } = (await ask()).json<Answer>();
    const paise = (rupees: unknown): number => Number(rupees) * 100;
    expect({
      cod: paise(constants['COD_MAX']),
      pan: paise(constants['PAN_ABOVE']),
      coin: paise(constants['COIN_VALUE']),
      fee: paise(constants['EXCHANGE_FEE']),
      least: constants['COINS_MIN_CART'],
      cap: constants['COINS_CAP_PCT'],
      hold: constants['PRICE_LOCK_MINUTES'],
      back: constants['RETURN_WINDOW_DAYS'],
      warranty: constants['WARRANTY_DAYS'],
      exchange: constants['EXCHANGE_AFTER_DAYS'],
      tries: constants['OTP_MAX_ATTEMPTS'],
      ttl: constants['OTP_TTL_SECONDS'],
      deduct: constants['EXCHANGE_DEDUCT_PCT'],
    }).toEqual({
      cod: COD_MAX,
      pan: PAN_ABOVE,
      coin: COIN_VALUE,
      fee: EXCHANGE_TERMS.exchangeFee,
      least: COINS_MIN_CART,
      cap: COINS_CAP_PCT,
      hold: PRICE_LOCK_MINUTES,
      back: RETURN_WINDOW_DAYS,
      warranty: WARRANTY_DAYS,
      exchange: EXCHANGE_AFTER_DAYS,
      tries: OTP_MAX_ATTEMPTS,
      ttl: OTP_TTL_SECONDS,
      deduct: 100 - EXCHANGE_TERMS.exchangeBp / 100,
    });
  });

  it('is sent once per version', async () => {
    const first = await ask();
    expect(first.headers.etag).toBe(`"${first.json<Answer>().data.version}"`);
    const again = await ask({ 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
