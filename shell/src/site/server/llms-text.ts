import { AGENT_PROFILE_PATH } from '@suvarna/contracts/service';

/** `/llms.txt`: what the store is and where a program finds it, for models that read pages in place of people (llmstxt.org). */
export const llmsText = (origin: string): string => `# Suvarna

> An online store for gold, diamond and gemstone jewellery, for shoppers in India, the UK, the USA, Singapore, the UAE and elsewhere, in English and Hindi. Prices follow the day's gold rate; in India they include GST. Each price says what of it is metal, stones and making.

Software that shops for people finds the catalogue by the Universal Commerce Protocol, over REST and MCP. It needs no account. Nothing is paid through it: people pay in the store's own pages.

## For programs

- [Profile](${origin}${AGENT_PROFILE_PATH}): what is spoken, in which version, and where
- [Site map](${origin}/sitemap.xml): every design and page

## Pages

- [All jewellery](${origin}/jewellery/)
- [Returns](${origin}/policy/returns/)
- [Shipping](${origin}/policy/shipping/)
- [Questions and answers](${origin}/faqs/)
- [Terms](${origin}/policy/terms/)
- [Privacy](${origin}/policy/privacy/)
`;
