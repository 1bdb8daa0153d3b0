interface StorePage {
  readonly name: string;
  readonly path: string;
  /** Looks at header and footer, too, which are the same on other pages. */
  readonly chrome?: boolean;
  /** Its header is looked at on every width. */
  readonly header?: boolean;
}

const NEW_PASSWORD = `/sign-in/reset-password/#token=${'t'.repeat(43)}`;

/**
 * Every kind of page the store has for who just opens it, by what it is for; what holds for pages in
 * general is checked on each. In Hindi, whose words need more room, one of each template is looked at.
 * The filtered listing, the search, the product, the form of signing in, the pages of an account, gift
 * cards, the guide to sizes, the builder, and finding a store or a time are looked at where something is
 * done on them.
 */
export const storePages: Readonly<Record<string, readonly StorePage[]>> = {
  'home and lists': [
    { name: 'home', path: '/', chrome: true, header: true },
    { name: 'home in Hindi', path: '/hi/', chrome: true, header: true },
    { name: 'listing in Hindi', path: '/hi/jewellery/rings/' },
    { name: 'gold coins', path: '/jewellery/gold-coins/' },
    { name: 'recently viewed', path: '/recently-viewed/' },
  ],
  'accounts and orders': [
    { name: 'register', path: '/sign-in/register/' },
    { name: 'register in Hindi', path: '/hi/sign-in/register/' },
    { name: 'forgotten password', path: '/sign-in/forgot-password/' },
    { name: 'new password', path: NEW_PASSWORD },
    { name: 'dead link to a new password', path: '/sign-in/reset-password/' },
    { name: 'order tracking', path: '/orderstats/' },
    { name: 'bag', path: '/checkout/cart/', header: true },
    { name: 'Golden Bounty', path: '/golden-bounty/' },
  ],
  'what is read': [
    { name: 'policy', path: '/policy/returns/' },
    { name: 'policy in Hindi', path: '/hi/policy/shipping/' },
    { name: 'help', path: '/help/' },
    { name: 'questions and answers', path: '/faqs/' },
    { name: 'blog', path: '/blog/' },
    { name: 'article', path: '/blog/which-karat/' },
    { name: 'article with pictures in Hindi', path: '/hi/blog/choosing-a-ring-size/' },
    { name: 'franchise', path: '/franchise/' },
    { name: 'grievance', path: '/policy/grievance/' },
    { name: 'accessibility', path: '/policy/accessibility/' },
    { name: 'dark patterns in Hindi', path: '/hi/policy/dark-patterns/' },
    { name: 'attribution', path: '/attribution/' },
    { name: 'gold rate', path: '/gold-rate/' },
  ],
  'choosing and visiting': [
    { name: 'comparison', path: '/compare/' },
    { name: 'gift guide', path: '/gift-guide/' },
    { name: 'gift guide in Hindi', path: '/hi/gift-guide/?for=mother' },
    { name: 'solitaire builder in Hindi', path: '/hi/jewellery/solitaires/build/?shape=oval' },
    { name: 'find a store in Hindi', path: '/hi/find-a-store/' },
    { name: 'store', path: '/find-a-store/bengaluru/champa-house/' },
    { name: 'appointment in Hindi', path: '/hi/find-a-store/appointment/' },
  ],
};
