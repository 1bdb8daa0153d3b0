/** Embeds fragments of one remote in the pages of another, as single-spa parcels. */
import type { EmbedFragment, FragmentProps } from '@suvarna/remote-kit/host';
import type { PageContext } from '@suvarna/remote-kit/page';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { loadContainer } from './containers.ts';
import type { LiveComposition } from './live-composition.ts';
import { loadAhead, waitingForConnection } from './retry.ts';

interface Options {
  readonly live: LiveComposition;
  /** Of this document. */
  readonly page: PageContext;
  readonly report: (error: unknown, remote: string) => void;
}

/** A fragment that cannot be had leaves its place empty: the page around it is complete without. */
export function createEmbed({ live, page, report }: Options): EmbedFragment {
  const embed: EmbedFragment = (remote, fragment, element, values) => {
    let parcel: Parcel | undefined;
    let gone = false;
    const mount = async (): Promise<void> => {
      const known = live.remote(remote);
      if (!known || known.killed || !known.fragments.includes(fragment)) return;
      const module = await waitingForConnection(() => loadContainer(known));
      const lifecycles = await loadAhead(() => module.fragment(fragment));
      if (gone) return;
      const props: FragmentProps & PageContext = {
        // Beside each other for fragments of contract 1.
        ...page,
        page,
        embed,
        values,
        onError: (error) => report(error, remote),
      };
      parcel = mountRootParcel(lifecycles as ParcelConfig, { domElement: element, ...props });
      await parcel.mountPromise;
    };
    const unmount = (): void => {
      if (parcel?.getStatus() === 'MOUNTED')
        parcel.unmount().catch((error: unknown) => report(error, remote));
    };
    mount().catch((error: unknown) => report(error, remote));
    return () => {
      gone = true;
      // One that is still being mounted would stay for good, beside pages it is not on.
      void parcel?.mountPromise.then(unmount, () => undefined);
    };
  };
  return embed;
}
