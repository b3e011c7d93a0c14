import type { AssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { formatCount, formatDate, plural } from "@gbvf/ui/text/format.ts";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { describeEditLock, formatDuration } from "../queue/queueRows.ts";

export function NextSteps({
  overview: { quarter, municipalities, next, editLocks },
}: {
  overview: AssociatedToUser;
}) {
  const { reported, due, overdue, callAgain, toVerify, returned } = next;
  const pendingElsewhere = municipalities.reduce((sum, { pendingCount }) => sum + pendingCount, 0) - toVerify;
  const steps = [
    {
      count: reported,
      text: `${plural(reported, "contact was", "contacts were")} reported wrong by the public.`,
      name: `Check ${formatCount(reported)} reported`,
      href: buildingBlock.due(undefined, "reported"),
    },
    {
      count: returned,
      text: `${plural(returned, "change of yours was", "changes of yours were")} sent back, with a reason.`,
      name: `Correct ${formatCount(returned)}`,
      href: buildingBlock.returnedChanges,
    },
    {
      count: toVerify,
      text: `${plural(toVerify, "change waits", "changes wait")} for you to verify.`,
      name: `Verify ${formatCount(toVerify)}`,
      href: buildingBlock.pendingChanges,
    },
    {
      count: callAgain,
      text: `${plural(callAgain, "contact is", "contacts are")} noted to be called again by today.`,
      name: "Call again",
      href: buildingBlock.due(),
    },
    {
      count: due,
      text: `${plural(due, "contact is", "contacts are")} due${overdue > 0 ? `, ${formatCount(overdue)} of them for 30 days or longer` : ""}: ${formatDuration(due)}.`,
      name: `Check ${plural(due, "contact", "contacts")}`,
      href: buildingBlock.due(),
    },
    {
      count: pendingElsewhere,
      text: `${plural(pendingElsewhere, "change waits", "changes wait")} for somebody else to verify.`,
      name: `See ${formatCount(pendingElsewhere)} waiting`,
      href: buildingBlock.pendingChanges,
    },
  ].filter(({ count }) => count > 0);
  return (
    <Card as="section" aria-labelledby="next-title">
      <h2 id="next-title">What to do next</h2>
      {steps.length === 0 ? (
        <p>Nothing is due, and nothing waits.</p>
      ) : (
        <RowList
          label="What to do next"
          rows={steps.map(({ text, name, href }, index) => ({
            id: name,
            content: text,
            action: (
              <Link href={href} variant={index === 0 ? "primary" : "secondary"}>
                {name}
              </Link>
            ),
          }))}
        />
      )}
      {editLocks.length > 0 && (
        <RowList
          label="Locked by unfinished changes"
          rows={editLocks.map(
            ({ boundaryStakeholderId: municipality, buildingBlockId, stakeholderId, ...each }) => ({
              id: `${stakeholderId} ${buildingBlockId}`,
              content: (
                <Link href={buildingBlock.manage(municipality, buildingBlockId, stakeholderId)}>
                  {describeEditLock(each, each.name)}
                </Link>
              ),
            }),
          )}
        />
      )}
      <p>
        {quarter.period} ends on {formatDate(quarter.lastDay)}: {plural(quarter.daysLeft, "day", "days")} left
      </p>
    </Card>
  );
}
