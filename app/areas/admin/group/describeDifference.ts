import type { previewGroup } from "@gbvf/api/group/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { plural } from "@gbvf/ui/text/format.ts";

type Difference = ApiResponse<typeof previewGroup>;

/** "Nomsa Dlamini, Thabo Mokoena and 3 others" */
function formatNames(people: readonly string[], count: number): string {
  const omitted = count - people.length;
  return omitted > 0 ? `${people.join(", ")} and ${plural(omitted, "other", "others")}` : people.join(", ");
}

/** Lists the changed permissions first, then their consequences. */
export function describeDifference(
  difference: Difference,
  describeAction: (actionId: number) => string,
): string[] {
  const { changes, losesEveryDashboard, isLastAdministrator, notifiesAdministrators } = difference;
  const lines = changes.map(({ actionId, change, peopleCount, people, isRefused }) => {
    const sign = change === "added" ? "+" : "−";
    const verb = change === "added" ? (["gains it", "gain it"] as const) : (["loses it", "lose it"] as const);
    const peopleText =
      peopleCount === 0
        ? "Nobody’s permissions change."
        : `${plural(peopleCount, `person ${verb[0]}`, `people ${verb[1]}`)}: ${formatNames(people, peopleCount)}.`;
    const refusalText = isRefused ? " You may not do this." : "";
    return `${sign} ${describeAction(actionId)}. ${peopleText}${refusalText}`;
  });
  if (losesEveryDashboard.peopleCount > 0) {
    const { peopleCount, people } = losesEveryDashboard;
    lines.push(
      `${plural(peopleCount, "person loses", "people lose")} every dashboard: ${formatNames(people, peopleCount)}.`,
    );
  }
  if (isLastAdministrator) lines.push("This will be refused: at least one administrator has to stay.");
  if (notifiesAdministrators) lines.push("All administrators are informed by email.");
  return lines;
}
