import type { Category } from '@suvarna/contracts/catalogue';
import type { Piece } from '../piece.ts';
import { filigreeShows } from './bangles/filigree.ts';
import { kadaShows } from './bangles/kada.ts';
import { plainShows } from './bangles/plain.ts';
import { stoneShows } from './bangles/stone.ts';
import { cuffShows } from './bracelets/cuff.ts';
import { dropShows } from './earrings/drop.ts';
import { workshopOf, type ShowsMotif } from './family.ts';
import { cufflinksShow } from './gifts/cufflinks.ts';
import { stationShows } from './necklaces/station.ts';
import { barShows } from './pendants/bar.ts';
import { haloShows } from './pendants/halo.ts';
import { bandShows } from './rings/band-ring.ts';
import { clusterShows } from './rings/cluster.ts';
import { cocktailShows } from './rings/cocktail.ts';
import { signetShows } from './rings/signet.ts';

const always: ShowsMotif = () => true;

/** Forms that draw a motif; the others show none, whatever their piece is called. */
const FORMS: Readonly<Partial<Record<Category, Readonly<Record<string, ShowsMotif>>>>> = {
  rings: {
    cluster: clusterShows,
    motif: always,
    band: bandShows,
    cocktail: cocktailShows,
    signet: signetShows,
  },
  earrings: { 'motif-stud': always, jhumka: always, drop: dropShows, chandbali: always, threader: always },
  pendants: { halo: haloShows, motif: always, bar: barShows, medallion: always },
  necklaces: { collar: always, station: stationShows, lariat: haloShows, layered: always },
  bangles: { plain: plainShows, stone: stoneShows, kada: kadaShows, filigree: filigreeShows, baby: always },
  bracelets: { chain: always, charm: always, cuff: cuffShows },
  mangalsutra: { classic: always, tanmaniya: haloShows, vati: always },
  'nose-pins': { motif: always, nath: always },
  'gold-coins': { coin: always, bar: always },
  gifts: { 'pendant-box': always, 'stud-box': always, cufflinks: cufflinksShow, rakhi: always },
};

/** Whether who sees the piece, in a picture or in the hand, would name it after its motif. It builds no model. */
export function showsMotif(piece: Piece): boolean {
  return FORMS[piece.category]?.[piece.form]?.(workshopOf(piece)) ?? false;
}
