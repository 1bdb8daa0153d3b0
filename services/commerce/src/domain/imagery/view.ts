import { n } from './draw.ts';
import type { PictureView } from './picture-address.ts';

/** How pieces that lie flat are turned and approached: the whole drawing is moved, not redrawn. */
export function seenFrom(view: PictureView, content: string, focus: { readonly x: number; readonly y: number; readonly scale: number }): string {
  switch (view) {
    case 'front': case 'worn': return content;
    case 'angle': return `<g transform="translate(22 60)rotate(-13 200 200)skewX(-12)scale(.98 .82)">${content}</g>`;
    case 'detail': return `<g transform="translate(200 200)scale(${n(focus.scale)})translate(${n(-focus.x)} ${n(-focus.y)})">${content}</g>`;
  }
}
