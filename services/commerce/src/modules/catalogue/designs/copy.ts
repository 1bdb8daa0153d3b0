import { type Fields, fieldsOf, wordingOf } from '@suvarna/contracts/locale';
import type { PictureView } from '@suvarna/jewellery-model/model';
import { CATEGORY_WORDS, COLOUR_WORDS, type Design, RECIPIENT_WORDS, wordOf } from '../../designs/index.ts';
import { say } from '../texts.ts';

/** The alternative text of a picture: what a shopper who cannot see it should know. */
export function pictureText(design: Design, view: PictureView, colour: Design['default_colour']): string {
  const words = {
    hero: 'from an angle',
    worn: 'worn',
    macro: 'from close by',
    front: 'from the front',
    side: 'from the side',
    scale: 'next to a one-rupee coin',
  }[view];
  return `${design.title} in ${wordOf(COLOUR_WORDS, colour).en.toLowerCase()}, ${words}`;
}

/** Breadcrumb of a product page. */
export function breadcrumbOf(design: Design): (Fields<'label'> & { path: string })[] {
  const category = wordOf(CATEGORY_WORDS, design.category);
  return [
    { ...fieldsOf('label', say('crumb')), path: '/jewellery/' },
    { ...fieldsOf('label', category), path: `/jewellery/${design.category}/` },
    { ...fieldsOf('label', wordingOf(design, 'title')), path: urlOf(design) },
  ];
}

export function urlOf(design: Pick<Design, 'category' | 'slug' | 'product_id'>): string {
  return `/jewellery/${design.category}/${design.slug}_product_${String(design.product_id)}/`;
}

export function recipientText(design: Design): string {
  const first = design.recipients[0];
  return first === undefined ? '' : wordOf(RECIPIENT_WORDS, first).id;
}
