import { useNearView } from '@suvarna/remote-kit/use-near-view';
import { useRead } from '@suvarna/remote-kit/use-read';
import type { ProductView } from '../product.model.ts';
import { loadTrust, trustPart } from './load-trust.ts';
import styles from './trust.module.css';

/** The piece can be bought without it, but the operator hears of it. */
async function load(): ReturnType<typeof loadTrust> {
  try {
    return await loadTrust();
  } catch (error) {
    globalThis.reportError(error);
    throw error;
  }
}

/** Its code comes when it is near the view: a page that may be visited next fetches none of it. */
export function TrustNearView({ product }: { readonly product: ProductView }) {
  const [place, near] = useNearView('600px');
  const { state } = useRead(near ? 'trust' : null, load);
  const part = trustPart() ?? (state.status === 'ready' ? state.data : undefined);
  if (part) return <part.Trust product={product} />;
  return state.status === 'failed' ? null : <div ref={place} className={styles['awaited']} />;
}
