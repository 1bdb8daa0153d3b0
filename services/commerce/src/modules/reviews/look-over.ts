import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const english = englishDataset.build();
/** Indian names with an English word in them: Akshit, Dikshit, Harshita, Shitij. */
const NAMES = ['kshit', 'arshit', 'shitij'];
const rude = new RegExpMatcher({
  ...english,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...NAMES],
});

/** Addresses of the web and of mail, with a name in front of the dot. */
const ADDRESS = /https?:|www\.|[\p{L}\p{N}-]\.(?:com|in|net|org|co|io|shop|store|me|biz|info|xyz)\b|@/iu;
/** Ten digits of any script are a phone number, however they are set apart. */
const PHONE = /(?:\p{Nd}[ ().-]{0,2}){10}/u;

/**
 * Why somebody should look at what was written before others read it; `''` when nobody needs to. It
 * decides what waits, never what is refused: words are read by people.
 */
export function lookOver(title: string, body: string): '' | 'words' | 'address' | 'phone' {
  const text = `${title}\n${body}`;
  if (ADDRESS.test(text)) return 'address';
  if (PHONE.test(text)) return 'phone';
  return rude.hasMatch(text) ? 'words' : '';
}
