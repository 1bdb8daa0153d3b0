export { COIN_VALUE, COINS_CAP_PCT, COINS_MIN_CART, PREPAID_DISCOUNT_PCT } from './coin-terms.ts';
export { statementOf } from './coin.store.ts';
export {
  coinBalance,
  coinsAside,
  earnCoins,
  holdCoins,
  postCoins,
  recreditCoins,
  voidCoins,
} from './coins.ts';
export { type CoinRefusal, redeemableCoins } from './redeemable-coins.ts';
export { giveWelcomeCoins, WELCOME_COINS } from './welcome-coins.ts';
