import { beforeAll, describe, expect, it } from '@jest/globals';
import { findState } from '@suvarna/forms/india-states';
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
          findState(place.state)?.en !== place.state ||
          place.other_states.some((state) => findState(state)?.en !== state),
      ),
    ).toEqual([]);
    expect(places.filter((place) => place.other_states.length > 0)).toHaveLength(32);
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
