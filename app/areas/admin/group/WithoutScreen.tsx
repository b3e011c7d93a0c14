import { ACTIONS, type ActionName } from "@gbvf/api/shared/actions.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { SCREENS } from "../../../lib/session/screens.ts";
import { Note } from "../CardGrid.tsx";

export function WithoutScreen({ actionIds }: { actionIds: readonly number[] }) {
  const { data: actions = [] } = useApi("GET /api/security/getAllActions", {});
  const has = (action: ActionName) => actionIds.includes(ACTIONS[action]);
  const inWords = (action: ActionName) =>
    `“${actions.find(({ actionId }) => actionId === ACTIONS[action])?.description ?? action}” (${ACTIONS[action]})`;
  const missing = SCREENS.flatMap(({ access, uses = [], reads }) => {
    const openers = "anyOf" in access ? [] : access;
    return [
      ...openers.map((opener) => ({ opener, stuck: uses.filter(has) })),
      ...(reads ? [{ opener: reads, stuck: openers.filter(has) }] : []),
    ];
  }).filter(({ opener, stuck }) => !has(opener) && stuck.length > 0);
  return missing.map(({ opener, stuck }) => (
    <Note key={opener} role="note">
      Somebody who is only in this group finds no screen for {stuck.map(inWords).join(", ")}: tick{" "}
      {inWords(opener)} as well.
    </Note>
  ));
}
