import type { Wording } from '@suvarna/contracts/locale';

/** Proper names given to designs, with their spelling in Devanagari. */
const NAMES = `
Aarohi आरोही|Aabha आभा|Aadya आद्या|Aahna आहना|Aanchal आँचल|Aarini आरिणी|Aarvi आरवी|Aashvi आश्वी|Abhira अभिरा|Aditi अदिति
Advika अद्विका|Ahilya अहिल्या|Aishani ऐशानी|Akira अकीरा|Alaka अलका|Alisha अलीशा|Amaira अमायरा|Amara अमारा|Amrita अमृता|Anahita अनाहिता
Anaya अनाया|Anika अनिका|Anjali अंजलि|Anokhi अनोखी|Anushka अनुष्का|Anvika अन्विका|Aparna अपर्णा|Aradhya आराध्या|Arpita अर्पिता|Arunima अरुणिमा
Asmita अस्मिता|Avani अवनि|Avika अविका|Barkha बरखा|Bela बेला|Bhavya भव्या|Bindu बिंदु|Brinda बृंदा|Chahna चाहना|Chandni चाँदनी
Charvi चार्वी|Chhavi छवि|Chitra चित्रा|Damini दामिनी|Darika दारिका|Deepika दीपिका|Devika देविका|Dhara धरा|Dhwani ध्वनि|Disha दिशा
Diya दीया|Drishti दृष्टि|Ekta एकता|Esha ईशा|Eshani ईशानी|Falak फ़लक|Gargi गार्गी|Gauri गौरी|Gayatri गायत्री|Gitika गीतिका
Gulnaz गुलनाज़|Gunjan गुंजन|Hansika हंसिका|Harini हरिणी|Hema हेमा|Hiral हीरल|Hridaya हृदया|Ila इला|Inaya इनाया|Indira इंदिरा
Indu इंदु|Ira इरा|Ishani इशानी|Ishita इशिता|Jahnavi जाह्नवी|Janhvi जान्हवी|Jasmin जैस्मिन|Jhanak झनक|Jivika जीविका|Juhi जूही
Jyotsna ज्योत्स्ना|Kadambari कादंबरी|Kahini कहिनी|Kalika कलिका|Kalyani कल्याणी|Kamya काम्या|Kanika कनिका|Karuna करुणा|Kashvi काश्वी|Kavya काव्या
Keya केया|Khushi ख़ुशी|Kiara कियारा|Kimaya किमाया|Kirti कीर्ति|Komal कोमल|Krisha कृषा|Kritika कृतिका|Kshama क्षमा|Kumud कुमुद
Lavanya लावण्या|Laya लया|Leela लीला|Lekha लेखा|Lipika लिपिका|Madhura मधुरा|Mahika माहिका|Maitri मैत्री|Malika मलिका|Malini मालिनी
Manasi मानसी|Mandira मंदिरा|Manjari मंजरी|Maya माया|Medha मेधा|Meera मीरा|Megha मेघा|Menaka मेनका|Mihika मिहिका|Mira मिरा
Mithila मिथिला|Mohini मोहिनी|Mrinal मृणाल|Mudra मुद्रा|Mukta मुक्ता|Naina नैना|Nalini नलिनी|Namrata नम्रता|Nandini नंदिनी|Navya नव्या
Nayana नयना|Neelima नीलिमा|Neha नेहा|Nidhi निधि|Niharika निहारिका|Nikita निकिता|Nilaya निलया|Nirvi निर्वी|Nisha निशा|Nishka निष्का
Nitara नितारा|Nitya नित्या|Niyati नियति|Noor नूर|Ojasvi ओजस्वी|Oviya ओविया|Padma पद्मा|Pakhi पाखी|Palak पलक|Pallavi पल्लवी
Parinita परिणीता|Parul पारुल|Pavani पावनी|Pihu पीहू|Prachi प्राची|Pragya प्रज्ञा|Prakriti प्रकृति|Prisha प्रिशा|Pritika प्रीतिका|Purvi पूर्वी
Rachna रचना|Radhika राधिका|Ragini रागिनी|Rajni रजनी|Rasika रसिका|Ratna रत्ना|Reva रेवा|Riddhi रिद्धि|Ridhima रिधिमा|Rituja ऋतुजा
Riya रिया|Rohini रोहिणी|Roshni रोशनी|Ruchira रुचिरा|Rudrani रुद्राणी|Rupal रूपल|Saachi साची|Sahana सहाना|Sakshi साक्षी|Saloni सलोनी
Samaira समायरा|Samiksha समीक्षा|Sandhya संध्या|Sanjana संजना|Sanvi सान्वी|Sarayu सरयू|Sarika सारिका|Saumya सौम्या|Savani सावनी|Sejal सेजल
Shaila शैला|Shalini शालिनी|Shamika शमिका|Sharvani शर्वाणी|Sheetal शीतल|Shikha शिखा|Shivani शिवानी|Shloka श्लोका|Shravya श्रव्या|Shreya श्रेया
Shubhra शुभ्रा|Shyama श्यामा|Siddhi सिद्धि|Simran सिमरन|Sitara सितारा|Smriti स्मृति|Sneha स्नेहा|Sohini सोहिनी|Sonal सोनल|Stuti स्तुति
Subhashini सुभाषिणी|Suhana सुहाना|Sukanya सुकन्या|Sunaina सुनैना|Surbhi सुरभि|Suvarna सुवर्णा|Swara स्वरा|Swarna स्वर्णा|Swati स्वाति|Tanvi तन्वी
Tara तारा|Taruni तरुणी|Tejal तेजल|Tisha तिशा|Trisha त्रिशा|Tulika तूलिका|Tvisha त्विषा|Udita उदिता|Ujala उजाला|Uma उमा
Unnati उन्नति|Urmi उर्मि|Urvashi उर्वशी|Usha उषा|Uttara उत्तरा|Vaidehi वैदेही|Vaishnavi वैष्णवी|Vallari वल्लरी|Vamika वामिका|Vanya वान्या
Varsha वर्षा|Vasudha वसुधा|Vedika वेदिका|Veena वीणा|Vibha विभा|Vidya विद्या|Vimala विमला|Vinita विनीता|Viraja विरजा|Vrinda वृंदा
Yamini यामिनी|Yashvi यश्वी|Yukta युक्ता|Zara ज़ारा|Zoya ज़ोया`;

export const PROPER_NAMES: readonly Wording[] = NAMES.trim()
  .split(/[|\n]/)
  .map((pair) => {
    const [en = '', hi = ''] = pair.trim().split(' ');
    return { en, hi };
  });

/** Collections a design may belong to. */
export const SET_NAMES = [
  'Monsoon Garden',
  'Temple Bells',
  'City Lights',
  'First Light',
  'Kashi',
  'Mughal Arch',
  'Starfall',
  'Paper Boat',
  'Sea Breeze',
  'Wild Jasmine',
  'Marigold',
  'Courtyard',
  'Silk Route',
  'Moon River',
  'Kite Season',
  'Banyan',
  'Filigree',
  'Honeycomb',
  'Blue Hour',
  'Promise',
] as const;
