/** Generated from `endpoints/social.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/social.ts';

const SHAPE_be2a79 = {
  links: [{ provider: 'string', email: 'string', linked_at: 'string', removable: 'boolean' }],
  addable: ['string'],
} as const;
const SHAPE_55aea5 = {
  access_token: 'string',
  account_exist: 'boolean',
  phone_no: 'string',
  username: 'string',
  email: 'string',
} as const;

export const socialLinkEnd: CallOf<typeof table.socialLinkEnd> = {
  path: 'customer/social/link_end/',
  shape: SHAPE_be2a79,
};
export const socialLinkStart: CallOf<typeof table.socialLinkStart> = {
  path: 'customer/social/link_start/',
  shape: { authorize_url: 'string' },
};
export const socialLinks: CallOf<typeof table.socialLinks> = {
  path: 'customer/social/list/',
  shape: SHAPE_be2a79,
};
export const socialLogin: CallOf<typeof table.socialLogin> = {
  path: 'customer/social/login/',
  shape: SHAPE_55aea5,
};
export const socialProve: CallOf<typeof table.socialProve> = {
  path: 'customer/social/prove/',
  shape: SHAPE_55aea5,
};
export const socialProveSend: CallOf<typeof table.socialProveSend> = {
  path: 'customer/social/prove_send/',
  shape: { resend_after: 'number', expires_in: 'number' },
};
export const socialProviders: CallOf<typeof table.socialProviders> = {
  path: 'customer/social/providers/',
  shape: { providers: ['string'] },
};
export const socialReturn: CallOf<typeof table.socialReturn> = { path: 'customer/social/return/:provider/' };
export const socialReturnForm: CallOf<typeof table.socialReturnForm> = {
  path: 'customer/social/return/:provider/',
};
export const socialStart: CallOf<typeof table.socialStart> = {
  path: 'customer/social/start/',
  shape: { authorize_url: 'string' },
};
export const socialUnlink: CallOf<typeof table.socialUnlink> = { path: 'customer/social/unlink/' };
