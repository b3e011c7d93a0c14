const words: Readonly<Record<number, { one: string; many: string }>> = {
  0: { one: "country", many: "countries" },
  1: { one: "province", many: "provinces" },
  2: { one: "district", many: "districts" },
  3: { one: "municipality", many: "municipalities" },
  4: { one: "ward", many: "wards" },
  5: { one: "police precinct", many: "police precincts" },
};

/** What an area of this type is called: "police precinct". */
export const boundaryWord = (boundaryTypeId: number): string => words[boundaryTypeId]?.one ?? "area";

/** The same of several: "police precincts". */
export const boundaryWordPlural = (boundaryTypeId: number): string => words[boundaryTypeId]?.many ?? "areas";
