import type { Returned } from './social.api.ts';

/**
 * What a provider's return left in the address, for a sign-in (`''`) or a link (`'link-'`). It is taken out
 * of it at once: neither the history nor a person who looks later finds it there.
 */
export function takeReturned(purpose: '' | 'link-'): Returned | null {
  const [, found = '', provider, flow] =
    /^#(link-)?(google|apple)=([0-9a-f-]{36})$/.exec(location.hash) ?? [];
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return flow !== undefined && found === purpose && (provider === 'google' || provider === 'apple')
    ? { provider, flow }
    : null;
}
