import type { Catalogue, CatalogueBlock } from "@gbvf/api/building-block/catalogue/contract.ts";
import { formatDate, formatPercent, plural } from "@gbvf/ui/text/format.ts";

/** Share of the captured places' requirements that are met today; null if none apply. */
export function availabilityOf({ requirements, capturedCount }: CatalogueBlock): number | null {
  const asked = requirements.filter(({ isIncluded }) => isIncluded);
  const all = asked.length * capturedCount;
  return all === 0 ? null : asked.reduce((sum, { available }) => sum + available, 0) / all;
}

const places = (count: number) => plural(count, "place", "places");

/** The note promises that earlier figures stay. */
export const countsFrom = ({ today, quarter, lastQuarter }: Catalogue): string =>
  `It counts from today, ${formatDate(today)}, on: in ${quarter} and in every later quarter. ${lastQuarter} and all earlier quarters stay as they were.`;

/** Compares the country's figure before and after. */
function moves(block: CatalogueBlock, next: CatalogueBlock): string {
  const [before, after] = [availabilityOf(block), availabilityOf(next)];
  const shown = (availability: number | null) =>
    availability === null ? "no figure" : formatPercent(availability);
  return `The availability of ${block.description} in the country goes from ${shown(before)} to ${shown(after)} today.`;
}

export function requirementAdded(block: CatalogueBlock, available = 0): string {
  const added = {
    buildingBlockRequirementId: 1,
    description: "",
    origin: "",
    isIncluded: true,
    addedOn: null,
    version: 1,
    available,
  };
  const lacking = block.capturedCount - available;
  return `${places(lacking)} that ${lacking === 1 ? "is" : "are"} captured ${lacking === 1 ? "lacks" : "lack"} it until somebody stands for it there. ${moves(block, { ...block, requirements: [...block.requirements, added] })}`;
}

export function requirementTakenOut(block: CatalogueBlock, requirementId: number): string {
  const requirements = block.requirements.filter((each) => each.buildingBlockRequirementId !== requirementId);
  return `It is no longer required, and its contacts no longer appear in lists. ${moves(block, { ...block, requirements })}`;
}

export const blockIncluded = ({ placeCount }: CatalogueBlock, isIncluded: boolean): string =>
  isIncluded
    ? `Its ${places(placeCount)} are in the figures, on the map and in the charts.`
    : `Its ${places(placeCount)} leave the figures, the map and the charts. They stay in the contact directory, and their contacts still come up to be checked.`;

export const blockConfidential = ({ placeCount }: CatalogueBlock, isConfidential: boolean): string =>
  isConfidential
    ? `The addresses of its ${places(placeCount)} are hidden from the public at once.`
    : `Its ${places(placeCount)} stay confidential: their addresses may have been given in confidence. To show one, take the mark off in its own form. Places added from now on are shown with their address.`;

export const renamed = (name: string, { lastQuarter }: Catalogue): string =>
  `${lastQuarter} and earlier quarters keep the name ${name}.`;
