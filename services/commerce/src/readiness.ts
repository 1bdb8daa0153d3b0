/** Names what is still missing before the service can serve; empty means ready. */
export type Readiness = () => Promise<readonly string[]>;
