import type { CheckResult, DueContact } from "@gbvf/api/building-block/check/contract.ts";
import { withExtensions } from "@gbvf/api/shared/contactTypes.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { contactWay } from "@gbvf/ui/widgets/ContactCard/contactWays.ts";
import { howWords } from "../checkedHow.ts";

type Current = NonNullable<CheckResult["current"]>;

/** For a reader who answered for an older version. */
export function changedWords(
  before: Pick<DueContact, "name" | "role" | "contacts" | "verifiedOn">,
  { changedBy, changedAt }: Pick<CheckResult, "changedBy" | "changedAt">,
  current: Current,
): string {
  const numbers = (contacts: DueContact["contacts"]) =>
    withExtensions(contacts)
      .map((contact) => contactWay({ ...contact, contactId: 0, areaCode: null }).text)
      .join(", ") || "none";
  const difference = (old: string, now: string) => (old === now ? [] : [`${old} → ${now}`]);
  const differences = [
    ...difference(before.name, current.name),
    ...difference(before.role ?? "no role", current.role ?? "no role"),
    ...difference(numbers(before.contacts), numbers(current.contacts)),
  ];
  const when = changedAt === null ? "" : ` on ${formatMoment(changedAt)}`;
  const isChecked = current.verifiedOn !== null && current.verifiedOn !== before.verifiedOn;
  if (differences.length === 0 && isChecked) {
    const how = current.checkedHow === null ? "" : ` ${howWords[current.checkedHow]}`;
    return `${changedBy} has checked this${how}${when}. Is it right as it is now?`;
  }
  const what = differences.length === 0 ? "" : `: ${differences.join("; ")}`;
  return `${changedBy} changed this${when}${what}. Is it right as it is now?`;
}
