import type { PageHead } from '@suvarna/remote-kit/page';
import { pictureAt } from '@suvarna/ui/picture';

/** The image service makes every picture in this size too; networks and messengers show it beside a link. */
const SOCIAL_SIZE = [1_200, 630] as const;

/** @param template - address with `{w}`; an address without one is a picture of another shape, of which nothing is said */
export function socialPicture(
  template: string,
  alt: string,
): Omit<NonNullable<PageHead['openGraph']>, 'type'> {
  return template.includes('{w}')
    ? { image: template.replace('{w}', 'social'), imageSize: SOCIAL_SIZE, imageAlt: alt }
    : { image: pictureAt(template, 1024), imageAlt: alt };
}
