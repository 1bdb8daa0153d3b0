/** Where agents call the shop: their protocol names these paths, so they lie outside of `/api/`. */
export const AGENT_PROFILE_PATH = '/.well-known/ucp';
export const AGENT_CALLS_PATH = '/ucp/';
