import { bus } from '@suvarna/event-bus';
import { useT } from '@suvarna/remote-kit/hooks';
import { useOnDemand as usePart, type OnDemand } from '@suvarna/remote-kit/use-on-demand';

/**
 * A dialog of the product page; one that could not be had is said.
 *
 * @param at fragment of an address that opens it with the page
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>, at?: string): OnDemand<Part> {
  const t = useT();
  const onFailed = (): void =>
    bus.emit('toast.message.requested', { text: t('product.open-failed'), kind: 'error' });
  return usePart(load, { onFailed, ...(at !== undefined && { at }) });
}
