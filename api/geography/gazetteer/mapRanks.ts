type KnownTown = { name: string; municipality_code: string; population: number; source: string };
type RenamedTown = { former_name: string; name: string; municipality_code: string };

/** Points of its postal list are rough. */
const WITH_EXACT_POINTS = "GeoNames cities";

export const townKey = (code: string, name: string) => `${code} ${name}`;

/** By `townKey`, from 1 for the largest of a municipality. A renamed town has one, under its present name. */
export function mapRanks(
  towns: readonly KnownTown[],
  renamed: readonly RenamedTown[],
): ReadonlyMap<string, number> {
  const presentNames = new Map(
    renamed.map(({ municipality_code: code, former_name, name }) => [townKey(code, former_name), name]),
  );
  const exact = towns
    .filter(({ source }) => source === WITH_EXACT_POINTS)
    .toSorted((one, other) => other.population - one.population);
  return new Map(
    [...Map.groupBy(exact, ({ municipality_code }) => municipality_code)].flatMap(([code, inside]) =>
      [...new Set(inside.map(({ name }) => presentNames.get(townKey(code, name)) ?? name))].map(
        (name, index): [string, number] => [townKey(code, name), index + 1],
      ),
    ),
  );
}
