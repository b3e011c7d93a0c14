const LANDMARK =
  /^\s*- (main|banner|contentinfo|complementary|(?:navigation|region|form|search)(?: "[^"]*")?):?$/;
const UNNAMED_IMAGE = /^\s*- img:?$/;
/** Matches "Organisations: 11 organisations" and "Limpopo Limpopo". */
const REPEATED_WORD = /(?<![\p{L}\d])(\p{L}{4,})(?:[,:]? |[,:] [\d,.]+ )\1(?!\p{L})/iu;
const PLURAL_OF_ONE = /(?<![\d.,])1 (reports|challenges|surveys|organisations|places|people|requirements)\b/;

/**
 * Finds faults for screen readers in Playwright's accessibility snapshot: two landmarks or different links with the
 * same name, pictures without a name, repeated words, plurals after 1, and spaces before punctuation.
 */
export function findScreenReaderFlaws(snapshot: string): string[] {
  const lines = snapshot.split("\n");
  const landmarks = lines.flatMap((line) => LANDMARK.exec(line)?.[1] ?? []);
  return [
    ...findDuplicates(landmarks).map((name) => `two landmarks ${name}`),
    ...findAmbiguousLinks(lines),
    ...lines.filter((line) => UNNAMED_IMAGE.test(line)).map(() => "an image without a name"),
    // A cell's name is all of its content, which is read part by part.
    ...lines
      .filter((line) => !/^\s*- '?(gridcell|row)\b/.test(line))
      .flatMap((line) => (REPEATED_WORD.test(line) || PLURAL_OF_ONE.test(line) ? [line.trim()] : [])),
    ...lines
      .filter((line) => / [,.;]/.test(line.replace(/^.*?- (text: )?/, "")))
      .map((line) => `space before punctuation: ${line.trim()}`),
  ];
}

const findDuplicates = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Links in the main part of the page that have the same name and different addresses. */
function findAmbiguousLinks(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => /^- main/.test(line));
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith("- "));
  const mainLines = lines.slice(start, start + 1 + length);
  const addressByName = new Map<string, string>();
  return mainLines.flatMap((line, index) => {
    const name = /- '?link "([^"]*)"/.exec(line)?.[1];
    const address = mainLines[index + 1]?.trim();
    if (name === undefined || address === undefined) return [];
    const firstAddress = addressByName.get(name) ?? address;
    addressByName.set(name, firstAddress);
    return firstAddress === address ? [] : [`two links ${name}`];
  });
}
