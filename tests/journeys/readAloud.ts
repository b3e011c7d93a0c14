const landmark =
  /^\s*- (main|banner|contentinfo|complementary|(?:navigation|region|form|search)(?: "[^"]*")?):?$/;
const unnamedImage = /^\s*- img:?$/;
/** "Organisations: 11 organisations", "Limpopo Limpopo". */
const doubled = /(?<![\p{L}\d])(\p{L}{4,})(?:[,:]? |[,:] [\d,.]+ )\1(?!\p{L})/iu;
const oneOfMany = /(?<![\d.,])1 (reports|challenges|surveys|organisations|places|people|requirements)\b/;

/**
 * Faults for screen readers in Playwright's accessibility snapshot: two landmarks or different links with one
 * name, pictures without a name, repeated words.
 */
export function readAloudFlaws(snapshot: string): string[] {
  const lines = snapshot.split("\n");
  const landmarks = lines.flatMap((line) => landmark.exec(line)?.[1] ?? []);
  return [
    ...repeated(landmarks).map((name) => `two landmarks ${name}`),
    ...repeatedLinks(lines),
    ...lines.filter((line) => unnamedImage.test(line)).map(() => "an image without a name"),
    // A cell's name is all of its content, which is read part by part.
    ...lines
      .filter((line) => !/^\s*- '?(gridcell|row)\b/.test(line))
      .flatMap((line) => (doubled.test(line) || oneOfMany.test(line) ? [line.trim()] : [])),
    ...lines
      .filter((line) => / [,.;]/.test(line.replace(/^.*?- /, "")))
      .map((line) => `blank before a sign: ${line.trim()}`),
  ];
}

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Links with one name inside one part of the page that lead to different addresses. */
function repeatedLinks(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => /^- main/.test(line));
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith("- "));
  const inMain = lines.slice(start, start + 1 + length);
  const addresses = new Map<string, string>();
  return inMain.flatMap((line, index) => {
    const name = /- '?link "([^"]*)"/.exec(line)?.[1];
    const address = inMain[index + 1]?.trim();
    if (name === undefined || address === undefined) return [];
    const link = addresses.get(name) ?? address;
    addresses.set(name, link);
    return link === address ? [] : [`two links ${name}`];
  });
}
