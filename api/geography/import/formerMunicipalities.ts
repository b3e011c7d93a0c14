/** Merged or divided on 3 August 2016 (Municipal Demarcation Board, as listed by Municipal Money). */
const OF_2011 = new Set(
  [
    "EC103 EC107 EC127 EC128 EC132 EC133 EC134 EC143 EC144 FS164 GT482 GT483",
    "KZN211 KZN215 KZN232 KZN233 KZN234 KZN236 KZN273 KZN274 KZN283 KZN431 KZN432",
    "LIM342 LIM352 LIM364 LIM365 LIM474 LIM475 MP322 MP323 NC081 NC083 NW401 NW402",
  ]
    .join(" ")
    .split(" "),
);

export function ofFormerMunicipalities(
  found: readonly string[],
  known: ReadonlySet<string>,
): string | undefined {
  const former = [...new Set(found)].filter((code) => OF_2011.has(code) && !known.has(code));
  if (former.length === 0) return undefined;
  const missing = [...known].filter((code) => !found.includes(code)).length;
  const are = former.length === 1 ? "1 code is" : `${former.length} codes are`;
  const others = missing === 1 ? "1 current one is missing" : `${missing} current ones are missing`;
  return `${are} of 2011 (${named(former)}); ${others}: a file of the municipalities since August 2016 is needed.`;
}

const NAMED = 10;

export function named(codes: readonly string[]): string {
  const more = codes.length > NAMED ? ` and ${codes.length - NAMED} more` : "";
  return `${codes.toSorted().slice(0, NAMED).join(", ")}${more}`;
}
