export { COIN_VALUE, COINS_CAP_PCT, COINS_MIN_CART, PREPAID_DISCOUNT_PCT } from './coin-terms.ts';
export { coinBalance, earnCoins, grantCoins, takeCoins } from './coins.ts';
export { giveWelcomeCoins, WELCOME_COINS } from './welcome-coins.ts';
