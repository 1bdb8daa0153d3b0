import type { CitySlug } from './cities.ts';

/** How many come at once, and what is done there. */
export type Size = 'house' | 'shop' | 'counter';

export interface Branch {
  /** Its name is the text `store.<slug>`. */
  readonly slug: string;
  readonly street: string;
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
  readonly size: Size;
}

const branch = (
  slug: string,
  street: string,
  postcode: string,
  [lat, lng]: readonly [number, number],
  size: Size,
): Branch => ({ slug, street, postcode, lat, lng, size });

/**
 * The stores, all of them invented: no such house, street or door is anywhere. Only cities and the
 * postcodes of their centres are real, so that distances mean something.
 */
export const BRANCHES: Readonly<Record<CitySlug, readonly Branch[]>> = {
  bengaluru: [
    branch('champa-house', '14 Champa Lane', '560001', [12.9762, 77.6033], 'house'),
    branch('kamal-court', '3 Kamal Court', '560011', [12.9299, 77.5848], 'shop'),
    branch('mogra-gallery', '27 Mogra Street', '560038', [12.9784, 77.6408], 'shop'),
    branch('neem-corner', '8 Neem Corner', '560066', [12.9698, 77.7499], 'counter'),
  ],
  mysuru: [branch('chandan-house', '5 Chandan Street', '570001', [12.3052, 76.6552], 'shop')],
  mumbai: [
    branch('sagar-house', '21 Sagar Walk', '400001', [18.9388, 72.8354], 'house'),
    branch('parijat-court', '9 Parijat Court', '400050', [19.0596, 72.8295], 'house'),
    branch('lotus-arcade', '12 Lotus Arcade', '400069', [19.1136, 72.8697], 'shop'),
    branch('moti-lane', '4 Moti Lane', '400080', [19.1726, 72.9425], 'counter'),
  ],
  pune: [
    branch('ketaki-house', '16 Ketaki Lane', '411001', [18.5196, 73.8553], 'house'),
    branch('shirish-court', '2 Shirish Court', '411038', [18.5074, 73.8077], 'shop'),
  ],
  nagpur: [branch('santra-gallery', '31 Santra Street', '440001', [21.1498, 79.0806], 'shop')],
  delhi: [
    branch('gulmohar-house', '7 Gulmohar Circle', '110001', [28.6304, 77.2177], 'house'),
    branch('amaltas-court', '18 Amaltas Court', '110024', [28.5677, 77.2433], 'shop'),
    branch('kachnar-arcade', '40 Kachnar Arcade', '110085', [28.7158, 77.1119], 'shop'),
  ],
  gurugram: [branch('jamun-court', '6 Jamun Court', '122001', [28.4595, 77.0266], 'shop')],
  hyderabad: [
    branch('moti-mahal-lane', '11 Moti Mahal Lane', '500001', [17.385, 78.4767], 'house'),
    branch('firoza-court', '23 Firoza Court', '500034', [17.4156, 78.4347], 'shop'),
    branch('nilam-corner', '5 Nilam Corner', '500081', [17.4486, 78.3908], 'counter'),
  ],
  chennai: [
    branch('malligai-house', '19 Malligai Street', '600017', [13.0418, 80.2341], 'house'),
    branch('thamarai-court', '8 Thamarai Court', '600004', [13.0339, 80.2619], 'shop'),
    branch('muthu-lane', '2 Muthu Lane', '600040', [13.085, 80.2101], 'counter'),
  ],
  coimbatore: [branch('vanji-house', '10 Vanji Street', '641001', [11.0018, 76.9628], 'shop')],
  madurai: [branch('thoonga-gallery', '33 Thoonga Street', '625001', [9.9195, 78.1193], 'shop')],
  kolkata: [
    branch('shiuli-house', '25 Shiuli Street', '700001', [22.5726, 88.3639], 'house'),
    branch('rajani-court', '13 Rajani Court', '700019', [22.5274, 88.3656], 'shop'),
    branch('bokul-corner', '1 Bokul Corner', '700091', [22.5867, 88.4171], 'counter'),
  ],
  ahmedabad: [
    branch('kesuda-house', '17 Kesuda Lane', '380001', [23.0258, 72.5873], 'house'),
    branch('aasopalav-court', '29 Aasopalav Court', '380015', [23.0225, 72.5306], 'shop'),
  ],
  surat: [branch('hira-gallery', '44 Hira Street', '395003', [21.1959, 72.8302], 'shop')],
  vadodara: [branch('vad-corner', '15 Vad Corner', '390001', [22.3, 73.2], 'counter')],
  jaipur: [
    branch('gulab-house', '22 Gulab Lane', '302001', [26.9196, 75.7878], 'house'),
    branch('meena-court', '6 Meena Court', '302017', [26.854, 75.8056], 'shop'),
  ],
  lucknow: [branch('chikan-house', '9 Chikan Lane', '226001', [26.8467, 80.9462], 'house')],
  varanasi: [branch('bela-corner', '3 Bela Corner', '221001', [25.3176, 82.9739], 'counter')],
  kochi: [branch('kanikonna-house', '12 Kanikonna Road', '682011', [9.9816, 76.2999], 'house')],
  thiruvananthapuram: [branch('thumba-court', '20 Thumba Court', '695001', [8.5004, 76.952], 'shop')],
  chandigarh: [branch('kikar-arcade', '17 Kikar Arcade', '160017', [30.7398, 76.7827], 'shop')],
  indore: [branch('palash-house', '8 Palash Lane', '452001', [22.7177, 75.8545], 'shop')],
  bhopal: [branch('tal-court', '14 Tal Court', '462001', [23.2654, 77.4013], 'counter')],
  patna: [branch('kaner-house', '30 Kaner Street', '800001', [25.6093, 85.1376], 'shop')],
  bhubaneswar: [branch('tagara-court', '11 Tagara Court', '751001', [20.2706, 85.8334], 'shop')],
  guwahati: [branch('kopou-house', '5 Kopou Lane', '781001', [26.1844, 91.7458], 'shop')],
  visakhapatnam: [branch('sagara-gallery', '26 Sagara Street', '530002', [17.7142, 83.3045], 'shop')],
  panaji: [branch('surangi-corner', '7 Surangi Corner', '403001', [15.4989, 73.8278], 'counter')],
  dehradun: [branch('buransh-court', '4 Buransh Court', '248001', [30.3243, 78.0418], 'counter')],
  ranchi: [branch('sal-corner', '18 Sal Corner', '834001', [23.3569, 85.3342], 'counter')],
  raipur: [branch('mahua-court', '10 Mahua Court', '492001', [21.2379, 81.6337], 'counter')],
  london: [
    branch('marigold-house', '12 Marigold Yard', 'W1A 1AA', [51.5154, -0.1419], 'house'),
    branch('lotus-yard', '3 Lotus Yard', 'HA9 0WS', [51.5588, -0.2817], 'shop'),
  ],
  leicester: [branch('saffron-yard', '41 Saffron Yard', 'LE1 1AA', [52.6369, -1.1398], 'shop')],
  'new-york': [branch('jasmine-row', '88 Jasmine Row', '10001', [40.7506, -73.9972], 'house')],
  houston: [branch('magnolia-court', '20 Magnolia Court', '77002', [29.7569, -95.3625], 'shop')],
  singapore: [branch('orchid-house', '6 Orchid Passage', '238801', [1.3048, 103.8318], 'house')],
  dubai: [
    branch('ghaf-house', '15 Ghaf Lane', 'PO Box 100', [25.2697, 55.2972], 'house'),
    branch('pearl-court', '2 Pearl Court', 'PO Box 200', [25.1972, 55.2744], 'shop'),
  ],
};
