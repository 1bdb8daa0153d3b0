/**
 * Other words shoppers use for what the catalogue calls by one name: synonyms, singulars, and
 * Hindi as it is typed with Latin letters. Each maps to words the designs are indexed under.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  rings: 'angoothi anguthi challa band bands अंगूठी अँगूठी छल्ला',
  earrings: 'earring bali baali baliyan jhumki tops karnphool eardrops झुमका झुमकी बाली बालियाँ कर्णफूल',
  jhumkas: 'jhumka jhumki झुमका झुमके झुमकी',
  pendants: 'locket lockets लॉकेट पेंडेंट पेंडल',
  necklaces: 'haar har neckpiece mala माला हार नेकलेस',
  bangles: 'kangan churi chudi choodi kada kade कंगन चूड़ी चूड़ियाँ कड़ा',
  bracelets: 'kadi ब्रेसलेट',
  mangalsutra: 'mangalsutras thali tanmaniya मंगलसूत्र',
  nose: 'nosepin nath laung nathni nosering नथ लौंग नथनी',
  chains: 'zanjeer चेन ज़ंजीर',
  coins: 'sikka sikke bullion सिक्का सिक्के',
  solitaires: 'solitare सॉलिटेयर',
  gifts: 'tohfa uphaar present presents तोहफ़ा उपहार',
  diamond: 'diamonds heera hira हीरा हीरे',
  ruby: 'rubies manik maanik माणिक माणिक्य',
  emerald: 'emeralds panna पन्ना',
  sapphire: 'sapphires neelam nilam नीलम',
  pearl: 'pearls moti मोती',
  topaz: 'pukhraj पुखराज',
  onyx: 'sulemani',
  floral: 'flower flowers phool phul फूल पुष्प',
  lotus: 'kamal कमल',
  peacock: 'mor मोर',
  leaf: 'leaves patti पत्ती',
  paisley: 'keri mango ambi कैरी',
  butterfly: 'titli तितली',
  heart: 'hearts dil दिल',
  star: 'stars sitara tara सितारा',
  moon: 'chand chaand चाँद चांद',
  sun: 'suraj surya सूर्य सूरज',
  evil: 'nazar nazariya नज़र नजर',
  gold: 'sona golden सोना सोने',
  wedding: 'shaadi shadi bridal vivah शादी विवाह दुल्हन',
  engagement: 'sagai सगाई',
  festive: 'diwali dhanteras tyohar त्योहार दिवाली धनतेरस',
  work: 'office दफ़्तर',
  men: 'mens man purush पुरुष',
  women: 'womens woman ladies mahila महिला',
  kids: 'kid baby children bachche बच्चे',
  everyday: 'daily rozana रोज़',
  rose: 'pink gulabi गुलाबी',
  white: 'safed सफ़ेद',
  yellow: 'peela पीला',
};

export const SYNONYM_PAIRS: readonly (readonly [alias: string, word: string])[] = Object.entries(
  SYNONYMS,
).flatMap(([word, aliases]) => aliases.split(' ').map((alias) => [alias, word] as const));

const STOP_WORDS = new Set([
  'a',
  'an',
  'the',
  'for',
  'with',
  'in',
  'of',
  'and',
  'to',
  'my',
  'का',
  'की',
  'के',
  'में',
  'और',
  'लिए',
]);

/** Words of a text in both scripts; marks belong to their letters. */
export function tokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter((token) => !STOP_WORDS.has(token));
}
