import type { EmergencyNumber, getOperation } from "@gbvf/api/operation/contract.ts";
import { EMERGENCY_DAYS } from "@gbvf/api/shared/contactTypes.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { NameWithState, Note, Panel } from "../CardGrid.tsx";
import { NationalLineChange } from "./NationalLineChange.tsx";
import { OPERATION_REFRESHES } from "./operationRefreshes.ts";

export function EmergencyNumbers({
  owner,
  numbers,
  administrators,
}: ApiResponse<typeof getOperation>["emergency"]) {
  const changeOwner = useAction("POST /api/security/checkEmergencyNumbers", OPERATION_REFRESHES);
  return (
    <Root aria-labelledby="emergency">
      <h2 id="emergency">Emergency numbers</h2>
      <p>
        They stand first on every page of help. Call each of them every {EMERGENCY_DAYS} days, and say so
        here. Once all of them were called, the pages of help name the day.
      </p>
      <SelectField
        label="Who keeps them right"
        description="Gets an e-mail every working day while one of them is late."
        placeholder="All administrators"
        options={administrators.map(({ stakeholderId, name }) => ({ id: stakeholderId, label: name }))}
        value={owner?.stakeholderId ?? null}
        onChange={(stakeholderId) =>
          stakeholderId !== null && changeOwner.run({ body: { ownerId: stakeholderId } })
        }
      />
      <Alert>{changeOwner.error}</Alert>
      <RowList
        label="Emergency numbers"
        rows={numbers.map((line) => ({
          id: line.stakeholderId,
          content: <Line {...line} />,
          action: <CalledButton {...line} />,
        }))}
      />
    </Root>
  );
}

function Line(line: EmergencyNumber) {
  const { name, numbers, openingHours, checkedOn, isLate } = line;
  return (
    <LineRoot>
      <div>
        <NameWithState>
          <h3>{name}</h3>
          {isLate && <StatusTag kind="warning">Late</StatusTag>}
        </NameWithState>
        <p>{numbers.map(({ text }) => text).join(", ") || "No number is shown."}</p>
        {openingHours !== "" && <p>{openingHours}</p>}
        <Note>
          {checkedOn === null
            ? "Never called to check it."
            : `Called to check it on ${formatDate(checkedOn)}.`}
        </Note>
      </div>
      <NationalLineChange line={line} />
    </LineRoot>
  );
}

function CalledButton({ stakeholderId, name }: EmergencyNumber) {
  const check = useAction("POST /api/security/checkEmergencyNumbers", OPERATION_REFRESHES);
  return (
    <div>
      <ActionButton
        variant="secondary"
        aria-label={`Somebody answered: ${name}`}
        isSending={check.isSending}
        onPress={() => check.run({ body: { stakeholderIds: [stakeholderId] } })}
      >
        Somebody answered
      </ActionButton>
      <Alert>{check.error}</Alert>
    </div>
  );
}

const LineRoot = styled.div`
  ${stack(1.5)}
  padding-block-end: ${space(1)};
`;

const Root = styled(Panel)`
  ${stack(2)}

  select { max-width: 24rem; }
`;
