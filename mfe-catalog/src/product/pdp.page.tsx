import type { PageHead } from '@suvarna/remote-kit/page';

/** The resolver always leads elsewhere; this is what its route has to have. */
export const Page = (): null => null;
export const head = (): PageHead => ({ title: '', noindex: true });
