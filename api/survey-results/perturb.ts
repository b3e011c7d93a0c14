import { randomInt } from "node:crypto";

export const MAX_MOVES = 4;
export const MOVE_PROBABILITY = 0.85;
export const MAX_CHANGE = 2;

export type Chance = {
  happens(probability: number): boolean;
  choose(count: number): number;
};

const STEPS = 2 ** 32;

/** Nothing stores its numbers, so nobody can undo the moves. */
export const secretChance: Chance = {
  happens: (probability) => randomInt(STEPS) < probability * STEPS,
  choose: (count) => randomInt(count),
};

/**
 * Hides the last answer from somebody who knows all others. Chance decides each move: a fixed number would
 * reveal it by parity.
 * @param counts 'I prefer not to say' is an option like the others
 * @returns counts with the same sum, none negative, none more than two away
 */
export function perturb(counts: readonly number[], chance: Chance): number[] {
  const moved = [...counts];
  for (let move = 0; move < MAX_MOVES; move++) {
    if (!chance.happens(MOVE_PROBABILITY)) continue;
    const moves = possibleMoves(moved, counts);
    if (moves.length === 0) continue;
    const [from, to] = moves[chance.choose(moves.length)] as readonly [number, number];
    moved[from] = (moved[from] as number) - 1;
    moved[to] = (moved[to] as number) + 1;
  }
  return moved;
}

/** On average no share changes. */
export function resize(counts: readonly number[], size: number, chance: Chance): number[] {
  const resized = [...counts];
  let sum = counts.reduce((all, count) => all + count, 0);
  while (sum !== size) {
    const step = Math.sign(size - sum);
    let left = chance.choose(sum);
    const option = resized.findIndex((count) => {
      left -= count;
      return left < 0;
    });
    resized[option] = (resized[option] as number) + step;
    sum += step;
  }
  return resized;
}

function possibleMoves(moved: readonly number[], counts: readonly number[]): [from: number, to: number][] {
  const changeOf = (option: number) => (moved[option] as number) - (counts[option] as number);
  const options = [...moved.keys()];
  const givers = options.filter((option) => moved[option] !== 0 && changeOf(option) > -MAX_CHANGE);
  const takers = options.filter((option) => changeOf(option) < MAX_CHANGE);
  return givers.flatMap((from) =>
    takers.filter((to) => to !== from).map((to): [number, number] => [from, to]),
  );
}
