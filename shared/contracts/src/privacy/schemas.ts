/** A copy of what the store knows of a customer, and the end of an account. */
import { Type, type Static } from 'typebox';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

/** What has to end first: an account does not go while it holds money or waits for something. */
const OBSTACLES = ['orders', 'refunds', 'requests', 'plans', 'wallet'] as const;
export type ObstacleKind = (typeof OBSTACLES)[number];

export const Obstacle = Type.Object({
  kind: oneOf(OBSTACLES),
  /** How many; of the wallet, 1. */
  count: Type.Integer(),
  /** What it holds; 0 where it is not about an amount. */
  amount_paise: Type.Integer(),
});
export type Obstacle = Static<typeof Obstacle>;

/** What the account may end with, and what is still written down of it. `payout-excess`: money that was paid twice. */
const KEPT = ['payout-excess'] as const;
export const Kept = Type.Object({
  kind: oneOf(KEPT),
  count: Type.Integer(),
  amount_paise: Type.Integer(),
});
export type Kept = Static<typeof Kept>;

export const PersonalDataState = Type.Object({
  copy: Type.Union([
    Type.Null(),
    Type.Object({
      state: oneOf(['waiting', 'ready', 'gone']),
      asked_at: Type.String(),
      /** Until when it can be downloaded; `''` before it is made. */
      until: Type.String(),
      bytes: Type.Integer(),
    }),
  ]),
  obstacles: Type.Array(Obstacle),
  /** Left out by earlier releases. */
  kept: Type.Optional(Type.Array(Kept)),
});
export type PersonalDataState = Static<typeof PersonalDataState>;

export const DeleteRequestBody = strictObject({
  /** That the page with what is deleted and what the law keeps was read. */
  understood: Type.Literal(true),
});
export const DeleteRequested = Type.Object({ due_at: Type.String() });
export type DeleteRequested = Static<typeof DeleteRequested>;
/** What stands in the way. */
export const DeleteRefused = Type.Object({ obstacles: Type.Array(Obstacle) });
