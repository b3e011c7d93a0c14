export type Candidate = {
  version: string;
  changes: string;
  tags: readonly string[];
  uncommitted: readonly string[];
  today: string;
};

const splitParts = (version: string) => version.split(".").map(Number);
const isLater = (one: string, other: string) => {
  const [a, b] = [splitParts(one), splitParts(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] as number) > (b[at] ?? 0);
};

export function refusals({ version, changes, tags, uncommitted, today }: Candidate): string[] {
  const [, latest, day] = /^## (\S+) - (\S+)$/m.exec(changes) ?? [];
  const released = tags.flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []);
  const notEarlier = released.filter((each) => !isLater(version, each));
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
    ...(latest === version && day !== today ? [`CHANGELOG.md says ${day} of it; today is ${today}.`] : []),
    ...(notEarlier.length > 0 ? [`${version} is not later than ${notEarlier.join(", ")}.`] : []),
  ];
}
