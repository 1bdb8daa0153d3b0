import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../../../platform/notifications/amount.ts';
import { GRIEVANCE_OFFICER, TERM_KEYS } from '../terms.ts';

type TermKey = (typeof TERM_KEYS)[number];
const T = GOLDEN_BOUNTY;
const rupees = (minor: number): string => amountText({ currency: 'INR', minor }, 'en');
const officer = `${GRIEVANCE_OFFICER.name}, ${GRIEVANCE_OFFICER.address}, ${GRIEVANCE_OFFICER.email}`;

const EN: Readonly<Record<TermKey, string>> = {
  'terms.discountNoDeposit':
    'Golden Bounty is an advance for jewellery with a special discount. It is no deposit, bears no interest and is not paid out in cash with the discount.',
  'terms.instalments': `You pay ${T.months} equal monthly instalments of ${rupees(T.min)} to ${rupees(T.max)}, in steps of ${rupees(T.step)}.`,
  'terms.dueAndGrace': `Instalments are due on the day of your first payment in each month, or the last day of a shorter month. There are ${T.graceDays} days of grace.`,
  'terms.contribution': `The discount is ${T.copayPercent} % of one instalment, in proportion to the instalments paid within grace.`,
  'terms.default': `After a missed instalment all upcoming ones stop. It can be made up for from the next due date on; the plan then matures later and loses that month's share. If it is not made up for within ${T.cureDays} days the plan ends: your payments can be used or paid back, without the discount.`,
  'terms.maturity': `The plan matures ${T.maturityWaitDays} days after the fifth payment.`,
  'terms.spending':
    'A matured plan pays for jewellery in one purchase, after tax; for neither coins nor solitaires, and not together with a coupon. The jewellery must be worth at least as much as the plan.',
  'terms.yearOver': `What is not used within ${T.maxDaysToRedeem} days of the first payment is paid back by itself, without the discount.`,
  'terms.cancel': `You may give the plan up at any time before it matures and have all your payments back, without the discount; within ${T.coolingOffDays} days of the first payment at once.`,
  'terms.nominee': 'Should you die, what the plan holds goes to the nominee you name.',
  'terms.pan': `A PAN is needed when your plans of a financial year come to more than ${rupees(T.panAbove)}.`,
  'terms.grievance': `Grievance officer: ${officer}.`,
};

const HI: Readonly<Record<TermKey, string>> = {
  'terms.discountNoDeposit':
    'गोल्डन बाउंटी गहनों के लिए विशेष छूट वाला अग्रिम भुगतान है। यह जमा राशि नहीं है, इस पर ब्याज नहीं मिलता और छूट नक़द नहीं दी जाती।',
  'terms.instalments': `आप ${rupees(T.min)} से ${rupees(T.max)} तक की ${T.months} बराबर मासिक किस्तें देते हैं, ${rupees(T.step)} के गुणक में।`,
  'terms.dueAndGrace': `किस्त हर महीने आपके पहले भुगतान वाले दिन, या छोटे महीने के अंतिम दिन देय है। ${T.graceDays} दिन की मोहलत है।`,
  'terms.contribution': `छूट एक किस्त का ${T.copayPercent} % है, मोहलत के भीतर दी गई किस्तों के अनुपात में।`,
  'terms.default': `किस्त छूटने पर आगे की सभी किस्तें रुक जाती हैं। उसे अगली देय तिथि से दिया जा सकता है; तब योजना देर से परिपक्व होती है और उस महीने की छूट नहीं मिलती। ${T.cureDays} दिन में न देने पर योजना समाप्त होती है: आपकी राशि बिना छूट के उपयोग हो सकती है या लौटाई जाती है।`,
  'terms.maturity': `योजना पाँचवें भुगतान के ${T.maturityWaitDays} दिन बाद परिपक्व होती है।`,
  'terms.spending':
    'परिपक्व योजना एक ही ख़रीद में गहनों का भुगतान करती है, कर के बाद; सिक्कों और सॉलिटेयर के लिए नहीं, और कूपन के साथ नहीं। गहनों का मूल्य कम से कम योजना जितना होना चाहिए।',
  'terms.yearOver': `पहले भुगतान के ${T.maxDaysToRedeem} दिन के भीतर जो उपयोग न हो, वह बिना छूट के अपने आप लौटा दिया जाता है।`,
  'terms.cancel': `परिपक्व होने से पहले आप कभी भी योजना छोड़कर अपनी पूरी राशि वापस ले सकते हैं, बिना छूट के; पहले भुगतान के ${T.coolingOffDays} दिन के भीतर तुरंत।`,
  'terms.nominee': 'आपकी मृत्यु होने पर योजना की राशि आपके नामित व्यक्ति को मिलती है।',
  'terms.pan': `एक वित्तीय वर्ष में आपकी योजनाएँ ${rupees(T.panAbove)} से अधिक होने पर पैन आवश्यक है।`,
  'terms.grievance': `शिकायत अधिकारी: ${officer}।`,
};

/** The terms in full, in the order in which they are agreed to. */
export const termSentences = (locale: Locale): readonly string[] =>
  TERM_KEYS.map((key) => (locale === 'hi' ? HI : EN)[key]);
