import type { Group } from "@gbvf/api/group/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { Note } from "../CardGrid.tsx";
import { describeDifference } from "./describeDifference.ts";

interface GroupDifferenceProps {
  group: Group | null;
  actionIds: readonly number[];
}

export function GroupDifference({ group, actionIds }: GroupDifferenceProps) {
  const savedActionIds = group?.UserActions.map(({ actionId }) => actionId) ?? [];
  const isChanged =
    savedActionIds.length !== actionIds.length || savedActionIds.some((id) => !actionIds.includes(id));
  const { data: actions = [] } = useApi("GET /api/security/getAllActions", {});
  const userActions = actionIds.toSorted((a, b) => a - b).map((actionId) => ({ actionId }));
  const preview = useApi(
    "POST /api/security/previewGroup",
    isChanged ? { body: { ...(group && { GroupId: group.GroupId }), UserActions: userActions } } : null,
    { keepsPreviousData: true },
  );
  if (!isChanged) return group && <Note>The actions are as they are saved.</Note>;
  const describeAction = (actionId: number) =>
    actions.find((each) => each.actionId === actionId)?.description ?? `Action ${actionId}`;
  return (
    <Root aria-labelledby="difference" aria-live="polite">
      <h2 id="difference">What this changes</h2>
      <Resource
        {...preview}
        errorMessage="What this means for people could not be loaded. You can still save."
        skeleton="4rem"
      >
        {(difference) => (
          <ul>
            {describeDifference(difference, describeAction).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Resource>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  border-inline-start: 4px solid ${color.primary};
  background: ${color.primaryTint};
  overflow-wrap: anywhere;
`;
