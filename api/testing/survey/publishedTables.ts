import fc from "fast-check";
import type { Partition } from "../../survey/results/findExposed.ts";

type PublishedTable = { names: string[]; sizes: number[]; partitions: Partition[] };

const TYPES = ["a", "b", "c"] as const;

export const publishedTables: fc.Arbitrary<PublishedTable> = fc
  .array(
    fc.array(
      fc.array(fc.tuple(...TYPES.map(() => fc.integer({ min: 0, max: 5 }))), { minLength: 1, maxLength: 3 }),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map(getTable);

export function getTable(
  provinces: readonly (readonly (readonly (readonly number[])[])[])[],
): PublishedTable {
  const table: PublishedTable = { names: [], sizes: [], partitions: [] };
  const add = (name: string, size: number) => table.sizes.push(size) + 0 * table.names.push(name) - 1;

  const addArea = (name: string, parts: readonly number[][], ownSizes: readonly number[]): number[] => {
    const sizes = ownSizes.map((size, type) =>
      parts.reduce((sum, part) => sum + (table.sizes[part[type + 1] as number] as number), size),
    );
    const all = add(
      name,
      sizes.reduce((a, b) => a + b, 0),
    );
    const byType = sizes.map((size, type) => add(`${name}${TYPES[type]}`, size));
    table.partitions.push({ parent: all, parts: byType });
    const groups = [all, ...byType];
    if (parts.length > 0) {
      groups.forEach((parent, groupIndex) => {
        table.partitions.push({ parent, parts: parts.map((part) => part[groupIndex] as number) });
      });
    }
    return groups;
  };

  const zero = TYPES.map(() => 0);
  const country = provinces.map((districts, p) =>
    addArea(
      `P${p}`,
      districts.map((municipalities, d) =>
        addArea(
          `P${p}D${d}`,
          municipalities.map((ownSizes, m) => addArea(`P${p}D${d}M${m}`, [], ownSizes)),
          zero,
        ),
      ),
      zero,
    ),
  );
  addArea("", country, zero);
  return table;
}
