/**
 * Asks the browser for the permission and makes the store's notices arrive. Called from a press of
 * a button, which browsers insist on. Never rejects: `failed` is logged by who implements it, and
 * nothing more (specification §8).
 */
export type EnablePush = () => Promise<'granted' | 'denied' | 'failed'>;
