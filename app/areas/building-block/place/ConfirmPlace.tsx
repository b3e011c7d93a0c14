import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/calls/ActionButton.tsx";
import { useAction } from "../../../lib/calls/useAction.ts";
import { refreshesOf } from "../refreshes.ts";

interface ConfirmPlaceProps {
  instance: ContactsWithRequirements;
  mayConfirm: boolean;
}

export function ConfirmPlace({ instance, mayConfirm }: ConfirmPlaceProps) {
  const { stakeholderId, buildingBlockId, version, existsOn } = instance;
  const confirm = useAction("POST /api/buildingblock/verifyBuildingBlockExist", {
    refreshes: refreshesOf(instance),
  });
  const isDone = existsOn === dayInSouthAfrica(new Date());
  return (
    <Root>
      <span>{existsOn === null ? "Not yet" : `on ${formatDate(existsOn)}`}</span>
      {mayConfirm && !isDone && (
        <ActionButton
          isSending={confirm.isSending}
          onPress={() => confirm.run({ body: { stakeholderId, buildingBlockId, version, exists: true } })}
        >
          It exists as listed
        </ActionButton>
      )}
      {confirm.failure && <FormProblem>{confirm.failure}</FormProblem>}
    </Root>
  );
}

const Root = styled.div`
  ${row(1, 2)}
  align-items: center;
`;
