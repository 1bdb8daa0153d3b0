import { chainOf, moved, turnedX } from '../../geometry/matrix.ts';
import { raised } from '../../lettering/relief.ts';
import { straightText } from '../../lettering/text.ts';
import type { Camera, Material, Model } from '../../model.ts';
import { movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import type { Choices } from '../choices.ts';
import { BOX_COLOURS } from './colours.ts';
import { ribbonAround } from './ribbon.ts';
import { cushion, tray, type TraySize } from './tray.ts';

const WALL = 1.6;
const TILT = 0.3;
const FOIL: Material = { kind: 'fixed-metal', finish: 'satin', tone: 'yellow' };

/**
 * A piece in an open box: made upright in the plane z = 0 around the origin, `reach` to all sides, it
 * lies on the cushion that is raised towards the viewer.
 */
export function inBox(piece: Setting, reach: number, choices: Choices): Model {
  const { leather, cushion: soft, ribbon } = choices.pick(BOX_COLOURS);
  const inside = Math.max(25, reach * 2.15);
  const size: TraySize = {
    width: inside * choices.pick([1, 1.12]) + 2 * WALL,
    depth: inside + 2 * WALL,
    height: 15,
    wall: WALL,
  };
  const lid: TraySize = { ...size, height: 9 };
  const open = Math.PI / 2 - choices.within(0.5, 0.75);
  // So high that its foot does not sink into the cushion.
  const lift = Math.max(1.3, Math.sin(TILT * 0.55) * (reach - 3) + 0.5);
  const bed = chainOf(moved([0, 0, size.height - 1.5]), turnedX(TILT * 0.55));
  const pillow = cushion(size.width - 2 * WALL - 0.3, size.depth - 2 * WALL - 0.3, size.height - 2.5, 1.1);
  const lidPlace = chainOf(
    moved([0, size.depth / 2, size.height]),
    turnedX(open),
    moved([0, lid.depth / 2, -lid.height]),
  );
  const lining = cushion(lid.width - 2 * WALL - 0.4, lid.depth - 2 * WALL - 0.4, 4.2, 0.7);
  const brand = raised(straightText('SUVARNA', { height: size.width * 0.07, spacing: 0.42 }), {
    width: size.width * 0.009,
    height: 0.12,
    sunk: 0.3,
  });
  const shown = together(
    solids([tray(size)], leather),
    solids([pillow], soft),
    solids([ribbonAround(size)], ribbon),
    movedSetting(
      together(solids([tray(lid)], leather), movedSetting(solids([lining], soft), moved([0, 0, WALL])), {
        parts: [
          {
            mesh: brand,
            material: FOIL,
            weightless: true,
            instances: [moved([0, lid.depth * 0.04, WALL + 4.9])],
          },
        ],
        gems: [],
      }),
      lidPlace,
    ),
    movedSetting(piece, bed, moved([0, 0, lift])),
  );
  return {
    ...movedSetting(shown, turnedX(-Math.PI / 2)),
    ground: { normal: [0, 1, 0], offset: 0 },
    cameras: camerasFor(size, choices.pick([0.24, -0.28, 0])),
  };
}

function camerasFor({ height }: TraySize, turn: number): Model['cameras'] {
  const camera = (azimuth: number, elevation: number, fill: number, target: Camera['target']): Camera => ({
    azimuth,
    elevation,
    fieldOfView: 20,
    fill,
    ...(target && { target }),
  });
  return {
    hero: camera(turn, 0.72, 0.95, undefined),
    front: camera(0, 1.12, 1.55, [0, height, 0]),
    side: camera(0.65, 0.5, 0.92, undefined),
  };
}
