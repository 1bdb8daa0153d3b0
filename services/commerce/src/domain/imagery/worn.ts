import type { Category } from '@suvarna/contracts/catalogue';
import { place } from './draw.ts';
import { PICTURE_VIEWS, type PictureView } from './picture-address.ts';

/** Where a piece is worn. Coins and gift boxes are not. */
export type WornOn = 'neck' | 'ear' | 'finger' | 'wrist';

export function wornOn(category: Category, form: string): WornOn | undefined {
  switch (category) {
    case 'rings': return 'finger';
    case 'earrings': return 'ear';
    case 'pendants': case 'necklaces': case 'mangalsutra': case 'chains': return 'neck';
    case 'bangles': case 'bracelets': return form === 'baby' ? undefined : 'wrist';
    case 'solitaires': return form === 'ring' ? 'finger' : form === 'stud' ? 'ear' : 'neck';
    case 'nose-pins': case 'gold-coins': case 'gifts': return undefined;
  }
}

/** The views a design is drawn in, in gallery order. */
export function viewsOf(design: { readonly category: Category; readonly form: string }): readonly PictureView[] {
  return wornOn(design.category, design.form) ? PICTURE_VIEWS : PICTURE_VIEWS.filter((view) => view !== 'worn');
}

const SKIN = '<linearGradient id="sk" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f3ddc6"/><stop offset=".55" stop-color="#e6c3a1"/><stop offset="1" stop-color="#c99a74"/></linearGradient>'
  + '<linearGradient id="hr" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#4a3026"/><stop offset=".5" stop-color="#2c1b15"/><stop offset="1" stop-color="#1b100c"/></linearGradient>'
  + '<linearGradient id="cl" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7d2236"/><stop offset="1" stop-color="#4f1020"/></linearGradient>';
const line = (width: number): string => `fill="none" stroke="#a87650" stroke-linecap="round" stroke-opacity=".55" stroke-width="${String(width)}"`;

/** A piece on a figure drawn in plain tones; `piece` is its drawing around the origin, `polish` the colour of the nails. */
export function worn(where: WornOn, piece: string, polish = '#c96a72'): string {
  return `<defs>${SKIN}</defs>${where === 'finger' ? finger(piece, polish) : { neck, ear, wrist }[where](piece)}`;
}

function neck(piece: string): string {
  return '<g transform="translate(0 -22)"><path d="M-10 440V318C46 276 124 262 140 222C147 200 145 160 141 120L143 -10H259L259 120C255 160 253 200 260 222C276 262 354 276 410 318V440z" fill="url(#sk)"/>'
    + '<path d="M141 96C154 142 178 162 200 164C222 162 246 142 259 96V-10H141z" fill="#b98861" fill-opacity=".45"/>'
    + '<path d="M128 -10C130 60 166 108 200 110C234 108 270 60 272 -10z" fill="url(#sk)"/><path d="M132 20C142 74 172 108 200 110C228 108 258 74 268 20" ' + line(2.2) + '/>'
    + `<path d="M176 262C150 262 104 270 78 288M224 262C250 262 296 270 322 288" ${line(2.2)}/><path d="M168 140C172 190 180 236 194 262M232 140C228 190 220 236 206 262" ${line(1.4)}/>`
    + '<path d="M-10 352C60 318 92 330 118 372C136 398 264 398 282 372C308 330 340 318 410 352V440H-10z" fill="url(#cl)"/><path d="M-10 352C60 318 92 330 118 372C136 398 264 398 282 372C308 330 340 318 410 352" fill="none" stroke="#e3bd74" stroke-width="3.4"/>'
    + `${place(piece, { x: 200, y: 160 }, { scale: 0.4 })}</g>`;
}

function ear(piece: string): string {
  return '<path d="M-10 -10H410V410H-10z" fill="url(#hr)"/><path d="M96 410C150 330 176 290 178 220L268 210C270 290 284 350 340 410z" fill="#b98861"/>'
    + '<path d="M-10 96C60 70 118 74 160 96C176 130 178 190 176 236C170 300 120 372 70 410H-10z" fill="url(#sk)"/><path d="M190 410C196 360 200 320 200 262L262 230C262 300 276 350 330 410z" fill="url(#sk)"/>'
    + '<path d="M168 112C190 70 250 60 268 108C284 154 262 196 244 222C236 250 222 276 200 276C180 276 174 254 176 232C170 196 160 150 168 112z" fill="url(#sk)" stroke="#a87650" stroke-opacity=".5" stroke-width="2"/>'
    + `<path d="M184 120C204 88 244 88 252 120C258 150 240 184 226 204M200 132C216 118 236 128 232 150C228 172 208 178 206 200C206 214 196 218 190 208M178 176C188 170 196 180 190 196" ${line(2.2)}/>`
    + '<path d="M60 20C140 0 250 10 300 80C350 160 340 300 360 410M120 30C200 20 260 50 290 110M20 60C60 36 100 30 140 34" fill="none" stroke="#6b4a3b" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>'
    + place(piece, { x: 200, y: 254 }, { scale: 0.72 });
}

function finger(piece: string, polish: string): string {
  const one = (x: number, top: number, width: number): string =>
    `<path d="M${String(x - width / 2 - 5)} 420C${String(x - width / 2)} 320 ${String(x - width / 2 + 2)} 240 ${String(x - width / 2 + 5)} ${String(top + 44)}C${String(x - width / 2 + 8)} ${String(top - 8)} ${String(x + width / 2 - 8)} ${String(top - 8)} ${String(x + width / 2 - 5)} ${String(top + 44)}C${String(x + width / 2 - 2)} 240 ${String(x + width / 2)} 320 ${String(x + width / 2 + 5)} 420z" fill="url(#sk)" stroke="#a87650" stroke-opacity=".45" stroke-width="1.8"/>`
    + `<path d="M${String(x - 19)} ${String(top + 50)}C${String(x - 21)} ${String(top + 8)} ${String(x + 21)} ${String(top + 8)} ${String(x + 19)} ${String(top + 50)}C${String(x + 10)} ${String(top + 58)} ${String(x - 10)} ${String(top + 58)} ${String(x - 19)} ${String(top + 50)}z" fill="${polish}" stroke="#8a4a45" stroke-opacity=".4"/><path d="M${String(x - 11)} ${String(top + 44)}C${String(x - 12)} ${String(top + 24)} ${String(x - 6)} ${String(top + 20)} ${String(x - 2)} ${String(top + 20)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.6" stroke-linecap="round"/>`
    + `<path d="M${String(x - 16)} ${String(top + 112)}Q${String(x)} ${String(top + 106)} ${String(x + 16)} ${String(top + 112)}M${String(x - 13)} ${String(top + 119)}Q${String(x)} ${String(top + 114)} ${String(x + 13)} ${String(top + 119)}" ${line(1.5)}/>`;
  return one(66, 86, 92) + one(334, 104, 90) + one(200, 18, 106)
    + `<clipPath id="f"><path d="M144 0H256V420H144z"/></clipPath><g clip-path="url(#f)">${place(piece, { x: 200, y: 268 }, { scale: 0.29 })}</g>`;
}

function wrist(piece: string): string {
  const hand = 'M136 -10C132 80 126 150 128 200C128 240 112 262 92 288C70 318 48 340 52 362C56 384 82 378 104 358C118 346 126 338 136 332C136 362 138 390 142 420H286C292 372 292 330 286 296C280 262 272 236 272 200C274 150 268 80 264 -10z';
  return `<path d="${hand}" fill="url(#sk)" stroke="#a87650" stroke-opacity=".5" stroke-width="2"/>`
    + `<path d="M136 332C146 318 150 304 150 288M176 300C180 340 182 380 182 420M216 296C222 340 224 380 224 420M252 300C256 340 258 380 258 420" ${line(1.6)}/>`
    + '<path d="M122 232Q200 276 278 232L277 248Q200 292 122 248z" fill="#8a5a38" fill-opacity=".22"/>'
    + `<clipPath id="w"><path d="M0 186H400V420H0z"/></clipPath><g clip-path="url(#w)">${place(piece, { x: 200, y: 188 }, { scale: 0.515 })}</g>`;
}
