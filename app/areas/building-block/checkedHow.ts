import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";

/** Follows 'checked'. */
export const howWords: Record<CheckedHow, string> = {
  1: "by telephone",
  2: "on a visit",
  3: "in writing",
  4: "from own knowledge",
};

export const howChoices = [
  { value: "1", name: "I called" },
  { value: "2", name: "I visited" },
  { value: "3", name: "I have it in writing" },
  { value: "4", name: "I know it", detail: "The date that the public sees stays as it is." },
] as const;

export const howOf = (value: string): CheckedHow => Number(value) as CheckedHow;

/** "Reported wrong 3 times, from 1 network" */
export function reportedWords({ reports, networks }: { reports: number; networks: number }): string {
  const words = `Reported wrong ${plural(reports, "time", "times")}`;
  return networks === 0 ? words : `${words}, from ${plural(networks, "network", "networks")}`;
}

/** "Checked on 2 May 2026 by telephone, Zanele Khumalo" */
export function checkedWords(verifiedOn: string | null, how: CheckedHow | null, by: string | null): string {
  if (verifiedOn === null) return "Never checked";
  const words = ["Checked on", formatDate(verifiedOn), how && howWords[how]].filter(Boolean).join(" ");
  return by === null ? words : `${words}, ${by}`;
}
