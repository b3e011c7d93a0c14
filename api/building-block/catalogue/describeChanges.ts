import { counted } from "../../lib/text/counted.ts";
import { lastCompletedQuarter, quarterLabel, quarterOfDay } from "../../shared/quarters.ts";
import type { FieldChange } from "../instance/contract.ts";
import type { CatalogueChange, CataloguePreview } from "./contract.ts";
import { FIELD_KEYS, FIELDS, type PlannedItem } from "./planCatalogue.ts";
import { KINDS, type StoredItem } from "./readCatalogue.ts";

type ChangeDescription = Pick<CataloguePreview, "changes" | "effects">;

export function describeChanges(
  catalogue: readonly StoredItem[],
  planned: readonly PlannedItem[],
  today: string,
): ChangeDescription {
  const lastQuarter = quarterLabel(lastCompletedQuarter(today));
  const timing = `Applied today, ${planned.length === 1 ? "it counts" : "they count"} in ${quarterLabel(quarterOfDay(today))} and in every later quarter. ${lastQuarter} and all earlier quarters stay as they were.`;
  return {
    changes: planned.map((item) => ({
      ...{ row: item.row, kind: KINDS[item.kind], name: item.description },
      outcome: describeOutcome(item),
      changes: listFieldChanges(item),
      effects: describeEffects(item, lastQuarter),
    })),
    effects: planned.length === 0 ? [] : [timing, ...describeAvailabilityChanges(catalogue, planned)],
  };
}

function describeOutcome({ before, isIncluded }: PlannedItem): CatalogueChange["outcome"] {
  if (before === null) return "added";
  if (before.isIncluded === isIncluded) return "changed";
  return isIncluded ? "put back" : "taken out";
}

export function listFieldChanges({ before, ...item }: PlannedItem): FieldChange[] {
  const formatValue = (value: string | boolean) => (typeof value === "string" ? value : value ? "yes" : "no");
  return FIELD_KEYS.filter((key) => before === null || before[key] !== item[key])
    .map((key) => ({
      what: FIELDS[key],
      before: before === null ? null : formatValue(before[key]),
      after: formatValue(item[key]),
    }))
    .filter(({ what, after }) => before !== null || (after !== "" && after !== "no" && what !== "Included"));
}

function describeEffects(item: PlannedItem, lastQuarter: string): string[] {
  const { kind, before, isIncluded } = item;
  if (before === null) return describeAddition(item);
  const places = counted(before.places, "place");
  const effects: string[] = [];
  if (before.description !== item.description)
    effects.push(`${lastQuarter} and earlier quarters keep the name ${before.description}.`);
  if (before.isIncluded !== isIncluded) {
    if (kind === "requirement")
      effects.push(
        isIncluded
          ? "It is required of every place again, and its contacts appear in lists."
          : "It is no longer required, and its contacts no longer appear in lists.",
      );
    else if (kind === "category")
      effects.push(
        isIncluded
          ? "Its building blocks are in the figures, as far as each is included."
          : "Its building blocks leave the figures, the map and the charts. Their places stay in the contact directory.",
      );
    else
      effects.push(
        isIncluded
          ? `Its ${places} are in the figures, on the map and in the charts.`
          : `Its ${places} leave the figures, the map and the charts. They stay in the contact directory, and their contacts still come up to be checked.`,
      );
  }
  if (before.isConfidential !== item.isConfidential)
    effects.push(
      item.isConfidential
        ? `The addresses of its ${places} are hidden from the public at once.`
        : `Its ${places} stay confidential: their addresses may have been given in confidence. To show one, take the mark off in its own form. Places added from now on are shown with their address.`,
    );
  return effects;
}

function describeAddition({ kind, parent, isIncluded }: PlannedItem): string[] {
  if (!isIncluded) return ["It counts nowhere while it is not included."];
  if (kind === "category") return ["It has no figure until it has building blocks with places."];
  if (kind === "block") return ["It has no figure until places of it are added and captured."];
  const captured = parent !== null && "captured" in parent ? parent.captured : 0;
  return captured === 0
    ? []
    : [
        `${counted(captured, "captured place")} ${captured === 1 ? "lacks" : "lack"} it until somebody adds a contact for it there.`,
      ];
}

/** Omits blocks where a requirement is restored, because nobody knows how many places meet it. */
function describeAvailabilityChanges(
  items: readonly StoredItem[],
  planned: readonly PlannedItem[],
): string[] {
  const changedRequirements = planned.filter(
    ({ kind, before, isIncluded }) => kind === "requirement" && before?.isIncluded !== isIncluded,
  );
  return [...Map.groupBy(changedRequirements, ({ parent }) => parent)].flatMap(([block, blockChanges]) => {
    if (block === null || !("captured" in block)) return [];
    if (blockChanges.some(({ before, isIncluded }) => before !== null && isIncluded)) return [];
    const requiredItems = items.filter((item) => item.parent === block && item.isIncluded);
    const changedItems = new Set(blockChanges.map(({ before }) => before));
    const addedCount = blockChanges.filter(({ before, isIncluded }) => before === null && isIncluded).length;
    const unchanged = requiredItems.filter((item) => !changedItems.has(item));
    const [currentShare, newShare] = [
      computeAvailability(requiredItems, requiredItems.length, block),
      computeAvailability(unchanged, unchanged.length + addedCount, block),
    ];
    return currentShare === newShare
      ? []
      : [
          `The availability of ${block.description} in the country goes from ${currentShare} to ${newShare} today.`,
        ];
  });
}

function computeAvailability(
  requirements: readonly StoredItem[],
  count: number,
  { captured }: StoredItem,
): string {
  const total = count * captured;
  if (total === 0) return "no figure";
  return `${((requirements.reduce((sum, { available }) => sum + available, 0) / total) * 100).toFixed(2)}%`;
}
