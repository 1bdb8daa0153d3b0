import { describe, expect, it } from '@jest/globals';
import anyAscii from 'any-ascii';
import fc from 'fast-check';
import { faultOfAddressField } from '../address/address.ts';
import { inEnglishLetters } from './english-letters.ts';

describe('an address in English letters', () => {
  it.each([
    ['12अ सागर दर्शन', '12A Sagar Darshan'],
    ['महात्मा गांधी मार्ग', 'Mahatma Gandhi Marg'],
    ['बेंगलुरु', 'Bengaluru'],
    ['कमल निवास, चंद्र लोक', 'Kamal Nivas, Chandra Lok'],
    ['ज्ञान भवन', 'Gyan Bhavan'],
    ['बाज़ार गली', 'Bazar Gali'],
    ['मुंबई', 'Mumbai'],
    ['સાગર દર્શન', 'Sagar Darshan'],
    ['সাগর', 'Sagar'],
    ['ਸਾਗਰ', 'Sagar'],
    ['நகர்', 'Nakar'],
    ['ನಗರ', 'Nagara'],
    ['నగర్', 'Nagar'],
    ['നഗർ', 'Nagar'],
    ['জ্যোৎস্না ভবন', 'Jyotsna Bhaban'],
    ['কলোনি', 'Kaloni'],
    ['নগৰ', 'Nagar'],
    ['ரோடு', 'Rotu'],
    ['കൊച്ചി', 'Kochchi'],
    ['തിരുവനന്തപുരം', 'Tiruvanantapuram'],
    ['ಮೈಸೂರು', 'Maisuru'],
    ['హైదరాబాద్', 'Haidarabad'],
    ['ଭୁବନେଶ୍ୱର', 'Bhubaneshvara'],
    ['चंडीगढ़', 'Chandigarh'],
    ['अँधेरी (पूर्व)', 'Andheri (Purva)'],
    ['विद्\u200Dयापीठ', 'Vidyapith'],
    ['लक्ष्मी\u200Cबाई चौक', 'Lakshmibai Chauk'],
    ['شارع الملك فهد', 'shara almlk fhd'],
    ['Flat 3¾', 'Flat 3 3/4'],
    ['Apt ⑫', 'Apt 12'],
    ['Room Ⅳ', 'Room IV'],
    ['Ærøskøbing', 'AEroskobing'],
    ['Đường Lê Lợi', 'Duong Le Loi'],
    ['İstiklal Cd. Nº 5', 'Istiklal Cd. No 5'],
    ['𝐌𝐆 𝐑𝐨𝐚𝐝', 'MG Road'],
    ['ﬁrst ﬂoor', 'first floor'],
    ['Königstraße 5', 'Konigstrasse 5'],
    ['München', 'Munchen'],
    ['3º', '3o'],
    ['Łódź, Ørsted', 'Lodz, Orsted'],
    ['Straße № 4', 'Strasse No. 4'],
    ['ул. Ленина 5', 'ul. Lenina 5'],
    ['東京', 'DongJing'],
    ['１２Ａ', '12A'],
    ['🏠 5', '5'],
    ['🏠', ''],
  ])('%s is offered as %s', (written, offered) => {
    expect(inEnglishLetters(written, anyAscii).toLowerCase()).toBe(offered.toLowerCase());
  });

  it('is one that the field takes, whatever was written', () => {
    const home = {
      ...{ full_name: 'Asha Mehta', house: '1', street: '', landmark: '', city: '', state: '' },
      ...{ pincode: '560001', country_id: 'IN', mobile: '91-9845000000' },
    };
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (written) => {
        const landmark = inEnglishLetters(written, anyAscii);
        expect([undefined, 'tooLong']).toContain(faultOfAddressField('landmark', { ...home, landmark }));
      }),
      { numRuns: 500 },
    );
  });
});
