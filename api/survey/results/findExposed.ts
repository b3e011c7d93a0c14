import { randomInt } from "node:crypto";

/** Indices of groups. The parts make up the parent without overlap. A group without parts is an atom. */
export type Partition = { parent: number; parts: readonly number[] };

/** Products of two smaller numbers are exact in floating point. */
const PRIME = 67_108_859;
/** Number of random moves. Groups may move together once by chance, but not every time. */
const MOVE_COUNT = 3;

/**
 * Finds hidden groups whose results follow from visible ones: groups of fewer than three organisations, and
 * pairs of single organisations whose weighted sum follows.
 * A move is a random change of hidden results that changes no visible sum. A group that no move changes can be
 * computed; of two groups that always move in the same proportion, a weighted sum can. Moves are computed
 * modulo a prime, to be exact.
 */
export function findExposed(
  sizes: readonly number[],
  partitions: readonly Partition[],
  hidden: readonly boolean[],
): number[] {
  const atomsOf = createAtomFinder(partitions);
  const atoms = [...sizes.keys()].filter(
    (group) => hidden[group] && sizes[group] !== 0 && atomsOf(group)[0] === group,
  );
  const columnByAtom = new Map(atoms.map((atom, index) => [atom, index]));
  const equations = [...sizes.keys()]
    .filter((group) => !hidden[group])
    .map((group) => atomsOf(group).flatMap((atom) => columnByAtom.get(atom) ?? []))
    .filter((columns) => columns.length > 0);
  const exposed = findExposedColumns(
    equations,
    atoms.map((atom) => sizes[atom] as number),
  );
  return exposed.map((index) => atoms[index] as number);
}

/** @param sizes number of organisations in each column */
function findExposedColumns(equations: readonly (readonly number[])[], sizes: readonly number[]): number[] {
  const rows = eliminate(
    equations.toSorted((a, b) => a.length - b.length),
    sizes.length,
  );
  const moves = Array.from({ length: MOVE_COUNT }, () => createRandomMove(rows, sizes.length));
  const directions = new Set<string>();
  return [...sizes.keys()].filter((index) => {
    const size = sizes[index] as number;
    if (size > 2) return false;
    const direction = getDirection(moves.map((move) => move[index] as number));
    if (direction === null) return true;
    if (size > 1) return false;
    const isFirst = !directions.has(direction);
    directions.add(direction);
    return !isFirst;
  });
}

function createAtomFinder(partitions: readonly Partition[]): (group: number) => readonly number[] {
  const partsByParent = new Map(partitions.map(({ parent, parts }) => [parent, parts]));
  const atomsByGroup = new Map<number, readonly number[]>();
  const listAtoms = (group: number): readonly number[] => {
    const cached = atomsByGroup.get(group);
    if (cached !== undefined) return cached;
    const atoms = partsByParent.get(group)?.flatMap(listAtoms) ?? [group];
    atomsByGroup.set(group, atoms);
    return atoms;
  };
  return listAtoms;
}

type Row = { pivot: number; values: Float64Array };

/** Returns the echelon form: no row contains the pivot of an earlier one. */
function eliminate(equations: readonly (readonly number[])[], width: number): Row[] {
  const rows: Row[] = [];
  for (const columns of equations) {
    const values = new Float64Array(width);
    for (const column of columns) values[column] = 1;
    for (const row of rows) subtract(values, row);
    const pivot = values.findIndex((value) => value !== 0);
    if (pivot === -1) continue;
    const scale = computeInverse(values[pivot] as number);
    for (let column = pivot; column < width; column++)
      values[column] = ((values[column] as number) * scale) % PRIME;
    rows.push({ pivot, values });
  }
  return rows;
}

function subtract(values: Float64Array, row: Row): void {
  const factor = values[row.pivot] as number;
  if (factor === 0) return;
  for (let index = 0; index < values.length; index++) {
    const value = row.values[index] as number;
    if (value === 0) continue;
    values[index] = ((values[index] as number) + (PRIME - factor) * value) % PRIME;
  }
}

function createRandomMove(rows: readonly Row[], width: number): Float64Array {
  const move = Float64Array.from({ length: width }, () => randomInt(PRIME));
  for (const { pivot, values } of rows.toReversed()) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      if (column !== pivot) sum = (sum + (values[column] as number) * (move[column] as number)) % PRIME;
    }
    move[pivot] = (PRIME - sum) % PRIME;
  }
  return move;
}

/** Returns the same text for all multiples of a vector, and null for zero. */
function getDirection(vector: readonly number[]): string | null {
  const firstValue = vector.find((value) => value !== 0);
  if (firstValue === undefined) return null;
  const scale = computeInverse(firstValue);
  return vector.map((value) => (value * scale) % PRIME).join();
}

/** Computes the inverse by Fermat's little theorem. */
function computeInverse(value: number): number {
  let [result, base] = [1, value];
  for (let exponent = PRIME - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
}
