import type { ApiRequest, ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";
import type { changeUsers, UserRow } from "@gbvf/api/user/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { MenuButton } from "@gbvf/ui/primitives/MenuButton/MenuButton.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useAllGroups } from "../group/useAllGroups.ts";

type Change = ApiRequest<typeof changeUsers>["body"]["change"];
type Kind = Change["kind"];
type Outcomes = ApiResponse<typeof changeUsers>["outcomes"];

const KINDS: readonly { kind: Kind; name: string; effect: string }[] = [
  { kind: "addToGroup", name: "Add to a group", effect: "They get the permissions of the group at once." },
  {
    kind: "removeFromGroup",
    name: "Remove from a group",
    effect: "They lose the permissions of the group at once.",
  },
  { kind: "disable", name: "Disable", effect: "They cannot sign in any more, and their sessions end." },
  { kind: "enable", name: "Enable", effect: "They can sign in again." },
  { kind: "resendInvitation", name: "Send invitation again", effect: "The links sent before stop working." },
];

export function ChangeUsers({ users, onDone }: { users: readonly UserRow[]; onDone: () => void }) {
  const change = useAction("POST /api/security/changeUsers", {
    refreshes: [
      "GET /api/security/getAllUsers",
      "GET /api/security/getUserDetails",
      "GET /api/security/getGroups",
    ],
    onDone: (response) => {
      setOutcomes(response.outcomes);
      setChosenChange(null);
    },
  });
  const groups = useAllGroups();
  const [chosenChange, setChosenChange] = useState<(typeof KINDS)[number] | null>(null);
  const [groupId, setGroupId] = useState<number | null>(null);
  const [isGroupMissing, setGroupMissing] = useState(false);
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  const people = plural(users.length, "person", "people");
  const needsGroup = chosenChange?.kind === "addToGroup" || chosenChange?.kind === "removeFromGroup";
  const send = ({ kind }: (typeof KINDS)[number]) => {
    setGroupMissing(needsGroup && groupId === null);
    if (needsGroup && groupId === null) return;
    const body = {
      users: users.map(({ stakeholderId, version }) => ({ stakeholderId, version })),
      change: (needsGroup ? { kind, groupId } : { kind }) as Change,
    };
    change.run({ body });
  };
  const chooseChange = (kind: (typeof KINDS)[number]) => {
    change.reset();
    setGroupMissing(false);
    setChosenChange(kind);
  };
  return (
    <>
      <MenuButton
        variant="secondary"
        entries={KINDS.map((each) => ({
          id: each.kind,
          label: each.name,
          onAction: () => chooseChange(each),
        }))}
      >
        Change {people}
      </MenuButton>
      {chosenChange && (
        <ConfirmDialog
          title={`${chosenChange.name}: ${people}?`}
          isOpen
          confirmLabel={chosenChange.name}
          isSending={change.isSending}
          errorMessage={isGroupMissing ? "Group is required" : change.error}
          onConfirm={() => send(chosenChange)}
          onCancel={() => setChosenChange(null)}
        >
          <p>{chosenChange.effect}</p>
          {needsGroup && (
            <SelectField
              label="Group"
              placeholder="Choose…"
              options={(groups.data ?? []).map(({ GroupId, GroupName }) => ({
                id: GroupId,
                label: GroupName,
              }))}
              value={groupId}
              onChange={setGroupId}
            />
          )}
        </ConfirmDialog>
      )}
      {outcomes && (
        <Outcome
          outcomes={outcomes}
          onClose={() => {
            setOutcomes(null);
            onDone();
          }}
        />
      )}
    </>
  );
}

function Outcome({ outcomes, onClose }: { outcomes: Outcomes; onClose: () => void }) {
  const refusedOutcomes = outcomes.filter(({ isDone }) => !isDone);
  const doneCount = outcomes.length - refusedOutcomes.length;
  return (
    <Dialog title="What was done" isOpen onOpenChange={(opens) => !opens && onClose()}>
      <p role="status">
        {plural(doneCount, "person was", "people were")} changed
        {refusedOutcomes.length > 0 && `, ${plural(refusedOutcomes.length, "was", "were")} not`}.
      </p>
      {refusedOutcomes.length > 0 && (
        <ul>
          {refusedOutcomes.map(({ stakeholderId, displayName, message }) => (
            <li key={stakeholderId}>
              <strong>{displayName ?? "Somebody who is gone"}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
