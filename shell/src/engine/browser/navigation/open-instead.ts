interface Options {
  /** Selector of the links. They carry `data-document`, so that no soft navigation takes them before this does. */
  readonly links: string;
  readonly open: (link: HTMLAnchorElement) => Promise<unknown>;
  readonly report: (error: unknown) => void;
}

/** A plain press on such a link opens something over the page; when that fails, it leads where it leads without scripts. */
export function openInstead({ links, open, report }: Options): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null;
    if (!link) return;
    event.preventDefault();
    open(link).catch((error: unknown) => {
      report(error);
      location.assign(link.href);
    });
  });
}
