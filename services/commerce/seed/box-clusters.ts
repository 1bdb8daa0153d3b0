/** Lowest x, y, z, then highest, millimetres. */
export type Box = readonly [number, number, number, number, number, number];

/** Numbers of boxes that meet, by themselves or through others. What lies in two clusters cannot overlap. */
export function clustersOfBoxes(boxes: readonly Box[]): number[][] {
  const group = boxes.map((_, at) => at);
  const root = (of: number): number => {
    let at = of;
    while (group[at] !== at) at = group[at] = group[group[at] ?? 0] ?? 0;
    return at;
  };
  let open: number[] = [];
  for (const at of boxes
    .keys()
    .toArray()
    .sort((a, b) => (boxes[a]?.[0] ?? 0) - (boxes[b]?.[0] ?? 0))) {
    const here = boxes[at];
    if (!here) continue;
    open = open.filter((other) => (boxes[other]?.[3] ?? 0) >= here[0]);
    for (const other of open) {
      const there = boxes[other];
      if (there && meet(here, there)) group[root(other)] = root(at);
    }
    open.push(at);
  }
  return [...Map.groupBy(group.keys(), (at) => root(at)).values()];
}

const meet = (a: Box, b: Box): boolean =>
  a[1] <= b[4] && b[1] <= a[4] && a[2] <= b[5] && b[2] <= a[5] && a[0] <= b[3] && b[0] <= a[3];
