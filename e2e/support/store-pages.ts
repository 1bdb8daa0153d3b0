/** Every kind of page the store has; what holds for pages in general is checked on each. */
export const storePages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/jewellery/rings/' },
  { name: 'filtered listing', path: '/jewellery/rings-karat+18-filter/' },
  { name: 'search', path: '/jewellery/search/?q=pearl' },
  { name: 'bag', path: '/checkout/cart/' },
  { name: 'sign-in', path: '/sign-in/' },
  { name: 'Golden Bounty', path: '/golden-bounty/' },
  { name: 'policy', path: '/policy/returns/' },
  { name: 'help', path: '/help/' },
  { name: 'questions and answers', path: '/faqs/' },
  { name: 'gold rate', path: '/gold-rate/' },
  { name: 'policy in Hindi', path: '/hi/policy/shipping/' },
  { name: 'home in Hindi', path: '/hi/' },
  { name: 'listing in Hindi', path: '/hi/jewellery/rings/' },
] as const;
