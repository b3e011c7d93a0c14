import { type Chance, perturb } from "../../survey-results/perturb.ts";

export const outcomesOf = (counts: readonly number[]): Map<string, number> =>
  everyOutcome((chance) => perturb(counts, chance).join());

/** Tries every way that chance could go. */
export function everyOutcome(draw: (chance: Chance) => string): Map<string, number> {
  const outcomes = new Map<string, number>();
  const open: number[][] = [[]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { result, probability } = follow(draw, path, open);
    outcomes.set(result, (outcomes.get(result) ?? 0) + probability);
  }
  return outcomes;
}

/** Takes the first way where the path does not say. */
function follow(draw: (chance: Chance) => string, path: readonly number[], open: number[][]) {
  const taken: number[] = [];
  let probability = 1;
  const take = (chances: readonly number[]): number => {
    const way = path[taken.length] ?? 0;
    if (taken.length >= path.length) {
      for (let other = 1; other < chances.length; other++) open.push([...taken, other]);
    }
    taken.push(way);
    probability *= chances[way] as number;
    return way;
  };
  const result = draw({
    happens: (likely) => take([likely, 1 - likely]) === 0,
    choose: (count) => take(new Array<number>(count).fill(1 / count)),
  });
  return { result, probability };
}
