/** A path of the shop: one slash first, since two would lead to another host, and nothing that ends an attribute. */
const PATH = /^\/(?![/\\])[\w\-./~%?=&+,#:@]*$/u;
const MAIL = /^mailto:[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/u;
const PHONE = /^tel:\+?[\d-]{3,20}$/u;
const MOST = 500;

/** Where a link of a text may lead: into the shop, to a mail box, a telephone, or by https elsewhere. @returns `undefined` for everything else */
export function safeLink(href: string): string | undefined {
  if (href.length > MOST) return undefined;
  if (PATH.test(href) || MAIL.test(href) || PHONE.test(href)) return href;
  if (!href.startsWith('https://') || !URL.canParse(href)) return undefined;
  const { username, password, href: whole } = new URL(href);
  return username === '' && password === '' ? whole : undefined;
}
