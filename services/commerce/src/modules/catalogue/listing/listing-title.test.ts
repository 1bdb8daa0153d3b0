import { describe, expect, it } from '@jest/globals';
import { parseListingPath } from '../designs/grammar.ts';
import { titleOf } from './listing-title.ts';

describe('the heading of a listing', () => {
  it.each([
    ['/jewellery/', 'Jewellery', 'गहने'],
    ['/jewellery/nose-pins/', 'Nose Pins', 'नथ और लौंग'],
    ['/jewellery/rings-with+diamond-karat+18-filter/', '18 karat Diamond Rings', '18 कैरेट हीरे की अंगूठियाँ'],
    [
      '/jewellery/wife+wear-gifting-for+party-sort+by+latest-filter/',
      'Gifts for Wife · Party',
      'पत्नी · पार्टी के लिए उपहार',
    ],
    [
      '/jewellery/women+wear-for+casual-filter/',
      'Jewellery for Women · Casual',
      'महिलाओं · सादे अंदाज़ के लिए गहने',
    ],
    [
      '/jewellery/rings-karat+18-colour+yellow-filter/',
      '18 karat Yellow Gold Rings',
      '18 कैरेट पीले सोने में अंगूठियाँ',
    ],
    ['/jewellery/pendants-with+topaz-filter/', 'Blue Topaz Pendants', 'नीले पुखराज के पेंडेंट'],
    ['/jewellery/bangles-plain+gold-filter/', 'Plain gold Bangles', 'सादे सोने की चूड़ियाँ'],
    ['/jewellery/pendants-price+under+10k-filter/', 'Pendants under ₹10,000', '₹10,000 से कम पेंडेंट'],
    [
      '/jewellery/rings-earrings-with+ruby-with+emerald-filter/',
      'Rings & Earrings',
      'अंगूठियाँ और झुमके और बालियाँ',
    ],
  ])('of %s is "%s"', (path, title, title_hi) => {
    const query = parseListingPath(path);
    expect(query && titleOf(query)).toEqual({ title, title_hi });
  });
});
