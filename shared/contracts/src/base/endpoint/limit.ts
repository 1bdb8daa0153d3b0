import type { ErrorCode } from '../call/errors.ts';

/**
 * How often a call may be made. Each number is of its own: so many for one customer, so many from one address …
 * A caller who comes oftener is told 429 and after how long to come again. Only the server reads this.
 */
export interface Limit {
  /** Calls whose limits have the same name are counted together. */
  readonly name: string;
  /** The window begins with the first call that counts. */
  readonly seconds: number;
  /**
   * What counts:
   * - `calls`: every call, before anything is done; by each process for itself.
   * - `tries`: every effect that is begun, whatever becomes of it.
   * - `effects`: every effect that comes about, together with it.
   * - `vain`: every call that comes to nothing, or is refused with {@link only}.
   * - `told`: what the handler says, by one call of the engine (`limits.ts` of commerce).
   */
  readonly counts: 'calls' | 'tries' | 'effects' | 'vain' | 'told';
  readonly customer?: number;
  /** A customer or a guest. */
  readonly shopper?: number;
  readonly address?: number;
  /** From one address, of those whose number is not known to be theirs. */
  readonly strangers?: number;
  /** With one number; whose own it is has as many of their own, whatever strangers typed. */
  readonly mobile?: number;
  /** To one mail box; the same. */
  readonly email?: number;
  readonly order_no?: number;
  /** Of all together. */
  readonly all?: number;
  /** So many of a customer are heard whatever their address, or everybody, did: no stranger locks an owner out. */
  readonly heard?: number;
  /** Of what is refused, this alone is in vain: a wrong code. */
  readonly only?: ErrorCode;
}

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
