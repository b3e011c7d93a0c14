import type { Point } from "../geometry.ts";

/** In px: two marks closer than this, in both directions, cannot be pressed separately. */
export const TOUCH_SIZE = 44;

export interface PinGroup extends Point {
  indexes: readonly number[];
}

const distance = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

function joinGroups(a: PinGroup, b: PinGroup): PinGroup {
  const share = b.indexes.length / (a.indexes.length + b.indexes.length);
  return {
    indexes: [...a.indexes, ...b.indexes].toSorted((one, other) => one - other),
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  };
}

function findNearestPair(groups: readonly PinGroup[]): [PinGroup, PinGroup] | undefined {
  let least = TOUCH_SIZE;
  let pair: [PinGroup, PinGroup] | undefined;
  for (const [index, a] of groups.entries()) {
    for (const b of groups.slice(index + 1)) {
      if (distance(a, b) >= least) continue;
      least = distance(a, b);
      pair = [a, b];
    }
  }
  return pair;
}

export function groupPins(places: readonly Point[]): PinGroup[] {
  let groups = places.map(({ x, y }, index): PinGroup => ({ indexes: [index], x, y }));
  for (let pair = findNearestPair(groups); pair !== undefined; pair = findNearestPair(groups)) {
    const [a, b] = pair;
    groups = [...groups.filter((group) => group !== a && group !== b), joinGroups(a, b)];
  }
  return groups;
}
