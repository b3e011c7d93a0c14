import type { Group } from "@gbvf/api/group/contract.ts";
import { ItemGrid } from "@gbvf/ui/primitives/ItemGrid/ItemGrid.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { byArea } from "./actionAreas.ts";

export function GroupActions({ group }: { group: Group }) {
  const actions = useApi("GET /api/security/getAllActions", {});
  const held = new Set(group.UserActions.map(({ actionId }) => actionId));
  return (
    <Resource
      {...actions}
      isEmpty={() => held.size === 0}
      emptyMessage="Its people may do nothing yet. Edit the group to give it actions."
      skeleton="12rem"
    >
      {(all) =>
        byArea(all.filter(({ actionId }) => held.has(actionId))).map((area) => (
          <section key={area.name}>
            <h3>{area.name}</h3>
            <ItemGrid
              label={area.name}
              items={area.actions.map(({ actionId, description }) => ({
                id: actionId,
                name: `${description} (${actionId})`,
              }))}
            />
          </section>
        ))
      }
    </Resource>
  );
}
