export interface PincodeLocation {
  /** Ten-thousandths of a degree: about eleven metres. */
  readonly lat_e4: number;
  readonly lng_e4: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Where each pincode lies: the median of its post offices, some of which stand in the wrong state. */
export function reduceLocations(text: string): ReadonlyMap<string, PincodeLocation> {
  const found = new Map<string, { readonly lats: number[]; readonly lngs: number[] }>();
  for (const line of text.split('\n')) {
    const [, pincode, , , , , , , , lat, lng] = line.split('\t');
    const [north, east] = [Number(lat), Number(lng)];
    if (pincode === undefined || !(north > 6 && north < 38 && east > 67 && east < 98)) continue;
    const { lats, lngs } = found.get(pincode) ?? { lats: [], lngs: [] };
    lats.push(Math.round(north * 10_000));
    lngs.push(Math.round(east * 10_000));
    found.set(pincode, { lats, lngs });
  }
  return new Map(
    [...found].map(([pincode, { lats, lngs }]) => [pincode, { lat_e4: median(lats), lng_e4: median(lngs) }]),
  );
}
