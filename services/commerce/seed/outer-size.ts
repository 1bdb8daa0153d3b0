/** How large a piece is for a person who holds a ruler to it. Its recipe only proposes: a model may need more, or have no use for it. */
import { cutMesh } from '@suvarna/jewellery-model/cuts/cut-mesh';
import { boundsOf } from '@suvarna/jewellery-model/families/bounds';
import { applied, IDENTITY, multiply, turnedX, turnedY } from '@suvarna/jewellery-model/geometry/matrix';
import { cornerOf } from '@suvarna/jewellery-model/geometry/mesh';
import type { Gem, Matrix, Model, Part, Vector } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';

/** Millimetres. */
export interface OuterSize {
  readonly width: number;
  readonly height: number;
}

type Shape = Pick<Part, 'mesh' | 'instances'>;
interface Shown {
  readonly parts: readonly Part[];
  readonly gems: readonly Gem[];
}

/** No face of a stud is deeper; backs sit and wires bend farther behind. */
const FACE = 4;
/** A hoop is worn across the lobe (`THROUGH_LOBE` of earrings/hoop.ts); its width is that of the ring. */
const ACROSS_LOBE = 0.85;
/** What lies in a gift box lies on a cushion raised towards the viewer (`TILT` of gifts/box.ts). */
const CUSHION = 0.165;

/**
 * Outer width and height of one piece as it is sold: an earring of the pair upright, a pendant with its
 * bail, a coin straight from the front.
 *
 * @returns `undefined` where the box around the model says nothing: chains and what hangs or closes on
 *   one are as wide as they are laid, and their size is told as a length
 */
export function outerSizeOf(piece: Piece, model: Model): OuterSize | undefined {
  const { category, form } = piece;
  switch (category) {
    case 'rings':
      return ring(model.worn ?? model);
    case 'solitaires':
      return form === 'ring' ? ring(model.worn ?? model) : form === 'stud' ? faceOf(model) : upright(model);
    case 'earrings':
      return earring(form, model);
    case 'nose-pins':
      return form === 'nath' ? nath(piece, model) : faceOf(model);
    case 'pendants':
      return upright(model);
    case 'bangles':
      return upright(model, model.laidFlat);
    case 'bracelets':
      return form === 'cuff' ? upright(model, model.laidFlat) : undefined;
    // It leans back, and its front camera looks straight at it.
    case 'gold-coins':
      return upright(model, turnedX(model.cameras.front.elevation));
    case 'gifts':
      return gift(form, model);
    case 'necklaces':
    case 'mangalsutra':
    case 'chains':
      return undefined;
  }
}

const earring = (form: string, model: Model): OuterSize =>
  form === 'stud' || form === 'motif-stud'
    ? faceOf(model)
    : upright(model.worn ?? model, form === 'hoop' ? turnedY(ACROSS_LOBE) : IDENTITY);

/** Everything that is sold, stones too. */
function sold({ parts, gems }: Shown): Shape[] {
  return [
    ...parts.filter(({ weightless }) => !weightless),
    ...gems.map(({ cut, matrix }) => ({ mesh: cutMesh(cut), instances: [matrix] })),
  ];
}

function upright(shown: Shown, turn: Matrix = IDENTITY): OuterSize {
  return sizeOf(sold(shown), turn);
}

function sizeOf(shapes: readonly Shape[], turn: Matrix = IDENTITY): OuterSize {
  const { low, high } = boundsOf({
    parts:
      turn === IDENTITY
        ? shapes
        : shapes.map(({ mesh, instances = [IDENTITY] }) => ({
            mesh,
            instances: instances.map((each) => multiply(turn, each)),
          })),
  });
  return { width: high[0] - low[0], height: high[1] - low[1] };
}

/** As wide as its head is along the finger, as high as the whole: it lies around Z, its head at +Y. */
function ring(worn: Shown): OuterSize {
  const shapes = sold(worn);
  const head = boundsOf({ parts: cornersOf(shapes, ([x, y]) => y > Math.abs(x)) });
  return { width: head.high[2] - head.low[2], height: sizeOf(shapes).height };
}

/** Studs and nose pins: the back of a small one, or the bend of its wire, is larger than what anybody sees of it. */
function faceOf({ worn }: Model): OuterSize {
  if (!worn?.pin) throw new Error('what is pinned tells where');
  const behind = worn.pin[2] - FACE;
  return sizeOf(cornersOf(sold(worn), ([, , z]) => z > behind));
}

/** Around the origin; from a large one a chain goes up and aside to the hair, and would double its width. */
function nath({ width_tenth_mm }: Piece, model: Model): OuterSize {
  const beside = -width_tenth_mm / 20 - 1;
  return sizeOf(cornersOf(sold(model.worn ?? model), ([x, y]) => x > beside || y < 0));
}

/** Gifts lie before the viewer: in their box, on silk, or as a pair of which one turns its side. */
function gift(form: string, { parts, gems, cameras }: Model): OuterSize {
  const jewel = { parts: parts.filter(({ material }) => material.kind !== 'cloth'), gems };
  switch (form) {
    // Both are built of as many parts; the first looks where the front camera is.
    case 'cufflinks':
      return upright({ parts: parts.slice(0, parts.length / 2), gems: [] }, turnedY(-cameras.front.azimuth));
    // The cord is as long as it is laid: the ornament is gold and stones.
    case 'rakhi':
      return upright(
        { parts: parts.filter(({ material }) => material.kind === 'metal'), gems },
        turnedX(Math.PI / 2),
      );
    case 'stud-box':
      return sizeOf(
        cornersOf(sold(jewel), ([x]) => x > 0),
        turnedX(Math.PI / 2 - CUSHION),
      );
    default:
      return upright(jewel, turnedX(Math.PI / 2 - CUSHION));
  }
}

/** The wanted corners of all copies, where they are. */
function cornersOf(shapes: readonly Shape[], wanted: (corner: Vector) => boolean): Shape[] {
  return shapes.map(({ mesh, instances = [IDENTITY] }) => {
    const own = Array.from({ length: mesh.positions.length / 3 }, (_, at) => cornerOf(mesh, at));
    const corners = instances.flatMap((place) => own.map((corner) => applied(place, corner)).filter(wanted));
    return { mesh: { positions: Float32Array.from(corners.flat()), indices: new Uint32Array() } };
  });
}
