/** Proving once more who one is, before something that a stranger at a browser must not do. */
import { Type, type Static } from 'typebox';

/** A sign-in, or a proof, counts so long for calls that ask for one. */
export const PROOF_MINUTES = 15;

export const ProofWays = Type.Object({
  /** Where a code would go, masked. */
  to: Type.String(),
  /** Whether the password would prove enough here. */
  password: Type.Boolean(),
});
export type ProofWays = Static<typeof ProofWays>;

export const ProofSent = Type.Object({
  /** Where the code went, masked. */
  to: Type.String(),
  has_password: Type.Boolean(),
  resend_after: Type.Integer(),
  expires_in: Type.Integer(),
});
export type ProofSent = Static<typeof ProofSent>;

/** One of the two. */
export const ProofBody = Type.Object(
  {
    otp: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);
export type ProofBody = Static<typeof ProofBody>;
