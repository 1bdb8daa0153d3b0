import { useLayoutEffect, useState } from 'react';

/**
 * The token of the link in the mail. It stands behind the `#`, so that no server, no log and no
 * referrer sees it, and it leaves the address at once: neither the history nor a person who looks at the
 * page's address later finds it there. `undefined` until the browser has looked, `null` when there
 * is none that could be right.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();

  // With the page itself: who pressed its button before it was hydrated is heard right after.
  useLayoutEffect(() => {
    const take = (): void => {
      const found = /^#token=([\w-]{43})$/.exec(location.hash)?.[1];
      if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
      setToken((known) => found ?? known ?? null);
    };
    take();
    // A second link pressed while the page is open changes nothing but what follows the `#`.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);

  return token;
}
