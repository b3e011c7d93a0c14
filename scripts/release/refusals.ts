export type ReleaseCandidate = {
  version: string;
  changes: string;
  tags: readonly string[];
  uncommitted: readonly string[];
  today: string;
};

const splitParts = (version: string) => version.split(".").map(Number);
const isLater = (version: string, otherVersion: string) => {
  const [parts, otherParts] = [splitParts(version), splitParts(otherVersion)];
  const firstDifference = parts.findIndex((part, index) => part !== otherParts[index]);
  return firstDifference >= 0 && (parts[firstDifference] as number) > (otherParts[firstDifference] ?? 0);
};

export function listRefusals({ version, changes, tags, uncommitted, today }: ReleaseCandidate): string[] {
  const [, latest, day] = /^## (\S+) - (\S+)$/m.exec(changes) ?? [];
  const released = tags.flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []);
  const laterReleases = released.filter((each) => !isLater(version, each));
  return [
    ...(uncommitted.length > 0
      ? [`Not committed: ${uncommitted.map((line) => line.slice(3)).join(", ")}.`]
      : []),
    ...(/^\d+\.\d+\.\d+$/.test(version)
      ? []
      : [`The version in package.json, ${version}, is not three numbers.`]),
    ...(latest === version
      ? []
      : [`CHANGELOG.md begins with ${latest ?? "no version"}, package.json says ${version}.`]),
    ...(latest === version && day !== today ? [`CHANGELOG.md dates it ${day}; today is ${today}.`] : []),
    ...(laterReleases.length > 0 ? [`${version} is not later than ${laterReleases.join(", ")}.`] : []),
  ];
}
