/** Faults of a visit that no script throws: answers 5xx, files that do not load or are refused, pages the server could not draw. */
import type { PageData } from '@suvarna/contracts/public-composition';
import type { Fault } from './visit.ts';
import type { Sources } from './source.ts';

/** Of our own releases and shell: what an extension asks for is not ours. */
const OWN_FILE = /\/(?:remotes|shell)\//;
const SERVER_ERROR = 500;
const CLIENT_ERROR = 400;

export function watchFaults(
  sources: Sources,
  page: Pick<PageData, 'remote' | 'failed'>,
  shown: () => string,
  tell: (fault: Fault) => void,
): void {
  if (page.failed) tell({ ...sources.ofRemote(page.remote), kind: 'fallback' });
  const ofFile = (address: string) => sources.ofStack(address, shown());
  addEventListener('securitypolicyviolation', ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(location.origin) && OWN_FILE.test(blockedURI))
      tell({ ...ofFile(blockedURI), kind: 'policy' });
  });
  if (!('PerformanceObserver' in globalThis)) return;
  new PerformanceObserver((list) => {
    for (const { name, responseStatus = 0 } of list.getEntries() as PerformanceResourceTiming[]) {
      if (!name.startsWith(location.origin)) continue;
      if (OWN_FILE.test(name)) {
        if (responseStatus >= CLIENT_ERROR) tell({ ...ofFile(name), kind: 'load' });
      } else if (responseStatus >= SERVER_ERROR) tell({ ...sources.ofRemote(shown()), kind: 'answer' });
    }
  }).observe({ type: 'resource', buffered: true });
}
