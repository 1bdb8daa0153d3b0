import { beforePostposition, type Word } from '../src/modules/designs/index.ts';

/** What stands between a stone and the thing it is set in, by the gender and number of the thing's last word. */
const OF: Readonly<Record<string, 'का' | 'के' | 'की'>> = {
  अंगूठी: 'की',
  बालियाँ: 'की',
  चाँदबालियाँ: 'की',
  चूड़ी: 'की',
  नथ: 'की',
  लौंग: 'की',
  चेन: 'की',
  राखी: 'की',
  झुमके: 'के',
  टॉप्स: 'के',
  कफ़लिंक: 'के',
  बैंड: 'का',
  छल्ला: 'का',
  पेंडेंट: 'का',
  हार: 'का',
  कड़ा: 'का',
  ब्रेसलेट: 'का',
  मंगलसूत्र: 'का',
  तनमणिया: 'का',
};

interface Titled {
  readonly proper: string;
  /** `''` where the title names none. */
  readonly motif: string;
  /** Left out where there is none. */
  readonly stone: Word | undefined;
  readonly noun: string;
}

/** `मिरा हीरे के कैरी झुमके`: a stone is said of its thing as a person would, in the form before का, के or की. */
export function hindiTitle({ proper, motif, stone, noun }: Titled): string {
  const of = OF[noun.split(' ').at(-1) ?? ''];
  if (stone !== undefined && of === undefined) throw new Error(`There is no gender of ${noun} here.`);
  const set = stone === undefined ? '' : `${beforePostposition(stone)} ${of ?? ''}`;
  return [proper, set, motif, noun].filter(Boolean).join(' ');
}
