import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { ItemGrid } from "@gbvf/ui/primitives/ItemGrid/ItemGrid.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { Note } from "../CardGrid.tsx";
import { groupByArea } from "../group/actionAreas.ts";

interface ActionsOfUserProps extends Pick<UserDetails, "actions"> {
  headingLevel?: 2 | 3;
}

export function ActionsOfUser({ actions, headingLevel = 3 }: ActionsOfUserProps) {
  const { data: all = [] } = useApi("GET /api/security/getAllActions", {});
  if (actions.length === 0) return null;
  const describeAction = (actionId: number) =>
    all.find((action) => action.actionId === actionId)?.description ?? `Action ${actionId}`;
  return (
    <Disclosure
      headingLevel={headingLevel}
      title={`${plural(actions.length, "action", "actions")} from these groups`}
    >
      {groupByArea(actions).map((area) => (
        <section key={area.name}>
          <Note>{area.name}</Note>
          <ItemGrid
            label={area.name}
            items={area.actions.map(({ actionId, groupNames }) => ({
              id: actionId,
              label: describeAction(actionId),
              detail: groupNames.join(", "),
            }))}
          />
        </section>
      ))}
    </Disclosure>
  );
}
