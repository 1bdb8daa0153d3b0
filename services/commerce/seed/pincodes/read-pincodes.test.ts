import { beforeAll, describe, expect, it } from '@jest/globals';
import { findState, stateName } from '@suvarna/forms/india-states';
import { serviceRow } from '../../src/modules/shipping/service-rule.ts';
import { readPostOffices, reducePincodes, type PincodePlace } from './read-pincodes.ts';

const office = (pincode: string, state: string, district: string): string =>
  ['IN', pincode, 'Office', state, '00', district, '000', 'NA', '', '1.0', '2.0', '4'].join('\t');

describe('a pincode with several offices', () => {
  it('goes to the state, and in it to the district, that has most of them', () => {
    const rows = [
      office('500001', 'Telangana', 'Hyderabad'),
      office('500001', 'Andhra Pradesh', 'Krishna'),
      office('500001', 'Telangana', 'Medak'),
      office('500001', 'Telangana', 'Medak'),
    ];
    expect(reducePincodes(rows.join('\n'))).toEqual([
      { pincode: '500001', district: 'Medak', state: 'Telangana', other_states: ['Andhra Pradesh'] },
    ]);
  });

  it('says the same in whatever order its offices come, ties included', () => {
    const rows = [
      office('605014', 'Tamil Nadu', 'Villupuram'),
      office('605014', 'Pondicherry', 'Pondicherry'),
      office('110001', 'Delhi', 'New Delhi'),
    ];
    const expected = [
      expect.objectContaining({ pincode: '110001' }),
      { pincode: '605014', district: 'Pondicherry', state: 'Puducherry', other_states: ['Tamil Nadu'] },
    ];
    expect(reducePincodes(rows.join('\n'))).toEqual(expected);
    expect(reducePincodes(rows.toReversed().join('\n'))).toEqual(expected);
  });

  it('leaves out rows that are none', () => {
    expect(reducePincodes(`${office('012345', 'Delhi', 'Delhi')}\nnonsense\n\n`)).toEqual([]);
  });
});

const englishOf = (name: string): string | undefined => {
  const state = findState(name);
  return state && stateName(state.code, 'en');
};

describe('the data set', () => {
  let places: PincodePlace[];
  let byPincode: Map<string, PincodePlace>;
  beforeAll(async () => {
    places = reducePincodes(await readPostOffices());
    byPincode = new Map(places.map((place) => [place.pincode, place]));
  });

  it('has 19,238 pincodes in 36 states and territories, each known to GST', () => {
    expect(byPincode.size).toBe(19_238);
    expect(new Set(places.map((place) => place.state)).size).toBe(36);
    expect(
      places.filter(
        (place) =>
          englishOf(place.state) !== place.state ||
          place.other_states.some((state) => englishOf(state) !== state),
      ),
    ).toEqual([]);
    expect(places.filter((place) => place.other_states.length > 0)).toHaveLength(34);
  });

  it.each([
    // Islands of Puducherry in Andhra Pradesh, Kerala and Tamil Nadu.
    ['533464', 'Puducherry', 'Yanam'],
    ['673310', 'Puducherry', 'Mahe'],
    ['609601', 'Puducherry', 'Karaikal'],
    ['609602', 'Puducherry', 'Karaikal'],
    ['609609', 'Puducherry', 'Karaikal'],
    ['605001', 'Puducherry', 'Pondicherry'],
    ['605106', 'Puducherry', 'Pondicherry'],
    ['605110', 'Puducherry', 'Pondicherry'],
    ['605501', 'Puducherry', 'Pondicherry'],
    ['607402', 'Puducherry', 'Pondicherry'],
    // Of the former Portuguese territories in Gujarat.
    ['396193', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra & Nagar Haveli'],
    ['396230', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra & Nagar Haveli'],
    ['396235', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra & Nagar Haveli'],
    ['396240', 'Dadra and Nagar Haveli and Daman and Diu', 'Dadra & Nagar Haveli'],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman'],
    ['396220', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman'],
    ['362520', 'Dadra and Nagar Haveli and Daman and Diu', 'Diu'],
    ['362540', 'Dadra and Nagar Haveli and Daman and Diu', 'Diu'],
    ['362570', 'Dadra and Nagar Haveli and Daman and Diu', 'Diu'],
    ['194101', 'Ladakh', 'Leh'],
    ['194103', 'Ladakh', 'Kargil'],
    ['160014', 'Chandigarh', 'Chandigarh'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
    ['744101', 'Andaman and Nicobar Islands', 'South Andaman'],
    // Beside them, on the other side of the border.
    ['533461', 'Andhra Pradesh', 'East Godavari'],
    ['673311', 'Kerala', 'Kannur'],
    ['396191', 'Gujarat', 'Valsad'],
    ['605109', 'Tamil Nadu', 'Villupuram'],
  ])('puts %s into %s, where its delivery office is', (pincode, state, district) => {
    expect(byPincode.get(pincode)).toMatchObject({ state, district });
  });

  it.each([
    [
      'Puducherry',
      '605002 605003 605004 605005 605006 605007 605008 605009 605010 605011 605013 605014 605104 607403',
    ],
    ['Puducherry', '609603 609604 609605 609606 609607'],
    ['Dadra and Nagar Haveli and Daman and Diu', '396215'],
    [
      'Chandigarh',
      '160001 160002 160003 160004 160009 160011 160012 160015 160016 160017 160018 160019 160020',
    ],
    ['Chandigarh', '160022 160023 160025 160030 160036 160043 160047 160101 160102'],
    ['Lakshadweep', '682551 682552 682553 682554 682556 682557 682558 682559'],
    ['Ladakh', '194105 194201 194202 194301 194302'],
    ['Sikkim', '737101 737132'],
    ['Delhi', '110001 110036 110037 110073 110096 110097'],
    // Beside them, on the other side of the border.
    ['Tamil Nadu', '605101 605102 605105 605107 605111 605502 605601 605651'],
    ['Gujarat', '396185 396191'],
    ['Punjab', '160055 160059 160062 160071 160103 160104 140603'],
    ['Haryana', '134109 134112 134113 122001'],
    ['Uttar Pradesh', '201301'],
    ['Goa', '403806'],
    ['Telangana', '507111 507001 504001'],
    ['Andhra Pradesh', '516001 533483'],
  ])('has in %s: %s', (state, pincodes) => {
    const others = pincodes.split(' ').filter((pincode) => byPincode.get(pincode)?.state !== state);
    expect(others).toEqual([]);
  });

  it('keeps the state around an island beside it: an address there may be in either', () => {
    for (const [pincode, around] of [
      ['533464', 'Andhra Pradesh'],
      ['396193', 'Gujarat'],
      ['396235', 'Gujarat'],
      ['605501', 'Tamil Nadu'],
      ['605502', 'Puducherry'],
    ] as const)
      expect(byPincode.get(pincode)?.other_states).toEqual([around]);
  });

  it('has Leh and Kargil in Ladakh, and Puducherry and Chhattisgarh as the law spells them', () => {
    expect(byPincode.get('194101')).toMatchObject({ district: 'Leh', state: 'Ladakh' });
    expect(byPincode.get('194103')).toMatchObject({ district: 'Kargil', state: 'Ladakh' });
    expect(byPincode.get('605001')?.state).toBe('Puducherry');
    expect(byPincode.get('492001')?.state).toBe('Chhattisgarh');
    expect(byPincode.get('504001')).toMatchObject({ district: 'Adilabad', state: 'Telangana' });
    expect(byPincode.get('190001')?.state).toBe('Jammu and Kashmir');
  });

  it('gives each pincode a service that does not contradict itself', () => {
    const rows = places.map((place) => ({ ...place, ...serviceRow(place) }));
    expect(rows.find((row) => row.pincode === '560001')).toMatchObject({
      district: 'Bengaluru',
      state: 'Karnataka',
      express: true,
      fast: true,
      road_days: 2,
      cod: true,
      ccod: true,
      prepaid: true,
    });
    expect(rows.filter((row) => row.express && !row.fast)).toEqual([]);
    expect(rows.filter((row) => !row.prepaid && (row.cod || row.ccod || row.fast))).toEqual([]);
    expect(new Set(rows.filter((row) => row.fast).map((row) => row.road_days))).toEqual(new Set([2, 3]));
    expect(new Set(rows.filter((row) => !row.fast).map((row) => row.road_days))).toEqual(new Set([4]));
    const count = (test: (row: (typeof rows)[number]) => boolean): number => rows.filter(test).length;
    expect({
      express: count((row) => row.express),
      fast: count((row) => row.fast),
      cash: count((row) => row.cod),
      unserved: count((row) => !row.prepaid),
    }).toEqual({ express: 865, fast: 2_465, cash: 18_646, unserved: 13 });
  });
});
