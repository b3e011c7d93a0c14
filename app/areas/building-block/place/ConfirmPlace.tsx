import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { formatDate } from "@gbvf/ui/charts/format.ts";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/ActionButton.tsx";
import { dayInSouthAfrica } from "../../../lib/dayInSouthAfrica.ts";
import { useAction } from "../../../lib/useAction.ts";
import { refreshesOf } from "../refreshes.ts";

export interface ConfirmPlaceProps {
  instance: ContactsWithRequirements;
  mayConfirm: boolean;
}

/** When somebody last said that the place exists, and a way to say it today. */
export function ConfirmPlace({ instance, mayConfirm }: ConfirmPlaceProps) {
  const { stakeholderId, buildingBlockId, version, existsOn } = instance;
  const confirm = useAction("POST /api/buildingblock/verifyBuildingBlockExist", {
    refreshes: refreshesOf(instance),
  });
  const isDone = existsOn === dayInSouthAfrica();
  return (
    <Root>
      <span>{existsOn === null ? "Not yet" : `on ${formatDate(existsOn)}`}</span>
      {mayConfirm && !isDone && (
        <ActionButton
          isSending={confirm.isSending}
          onPress={() => confirm.run({ body: { stakeholderId, buildingBlockId, version } })}
        >
          It exists as listed
        </ActionButton>
      )}
      {confirm.failure && <FormProblem>{confirm.failure}</FormProblem>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
`;
