export { COIN_VALUE, COINS_CAP_PCT, COINS_MIN_CART, PREPAID_DISCOUNT_PCT } from './coin-terms.ts';
export { statementOf } from './coin.store.ts';
export { coinBalance, earnCoins } from './coins.ts';
export { giveWelcomeCoins, WELCOME_COINS } from './welcome-coins.ts';
