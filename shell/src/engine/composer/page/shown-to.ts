/** For whom a page is made, while it is made: the one who asked first, where several wait for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { countedAddress, SHOWN_TO_HEADER } from '@suvarna/contracts/service';

const asking = new AsyncLocalStorage<string>();

export const makingFor = <Page>(ip: string, work: () => Page): Page => asking.run(countedAddress(ip), work);

/** What a page's calls say of it; nothing where a page is made for no caller, such as a release that is tried. */
export function shownTo(): Readonly<Record<string, string>> {
  const address = asking.getStore();
  return address === undefined ? {} : { [SHOWN_TO_HEADER]: address };
}
