import type { PageHead } from '@suvarna/remote-kit/page';

/** Brings title, description, canonical address and robots in line after a soft navigation. */
export function applyHead(
  head: PageHead,
  { url, path, base }: { readonly url: URL; readonly path: string; readonly base: string },
): void {
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.noindex ? 'noindex' : undefined);
  setCanonical(new URL(base + (head.canonical ?? path), url.origin).href);
}

function setMeta(name: string, content: string | undefined): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    known?.remove();
    return;
  }
  const meta = known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}

function setCanonical(href: string): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const link =
    known ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  link.href = href;
}
