import type { PoolClient } from '@suvarna/database/pool';
import { findState } from '@suvarna/forms/india-states';
import { serviceRow } from '../../src/modules/shipping/index.ts';
import { readPostOffices, reducePincodes } from './read-pincodes.ts';
import { reduceLocations } from './read-places.ts';

/** Change it with the data set, its corrections or the rule of service: the next start then brings the new table. */
const PINCODES_VERSION = 'pincodes-1.1.4-4';

/**
 * Brings the table of pincodes to this release, in the transaction the caller opened. Nothing is
 * read or written when the database holds it already.
 *
 * @returns whether the table was written now
 */
export async function loadPincodes(client: PoolClient, onLine: (line: string) => void): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pincode_versions where version = $1', [
    PINCODES_VERSION,
  ]);
  if (rowCount) return false;
  const offices = await readPostOffices();
  const locations = reduceLocations(offices);
  const rows = reducePincodes(offices).map((place) => {
    const code = findState(place.state)?.code;
    if (code === undefined) throw new Error(`${place.pincode} is in ${place.state}, which is no state`);
    return { ...place, ...locations.get(place.pincode), state_code: code, ...serviceRow(place) };
  });
  await client.query('delete from pincodes');
  await client.query(
    `insert into pincodes (pincode, district, state, state_code, other_states, express, fast, road_days, cod, ccod, prepaid, lat_e4, lng_e4)
     select pincode, district, state, state_code, array(select jsonb_array_elements_text(other_states)), express, fast, road_days, cod, ccod, prepaid, lat_e4, lng_e4
     from jsonb_to_recordset($1::jsonb) as row(pincode text, district text, state text, state_code text, other_states jsonb,
       express boolean, fast boolean, road_days int, cod boolean, ccod boolean, prepaid boolean, lat_e4 int, lng_e4 int)`,
    [JSON.stringify(rows)],
  );
  await client.query('insert into pincode_versions (version) values ($1)', [PINCODES_VERSION]);
  onLine(`${String(rows.length)} pincodes are in`);
  return true;
}
