import type { ContactsWithRequirements, EndReason } from "@gbvf/api/building-block/instance/contract.ts";
import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import { useState } from "react";
import type { z } from "zod";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useRefresh } from "../../../lib/api-client/useRefresh.ts";
import { CaptureNote } from "../pending-changes/useReplaceConfirmation.tsx";
import { listRefreshTargets, OVERVIEW_TARGETS } from "../refreshTargets.ts";

type Reason = z.infer<typeof EndReason>;

const reasons = [
  { id: "closed", label: "It closed" },
  { id: "moved away", label: "It moved away" },
  { id: "listed twice", label: "It is listed twice" },
] as const;

interface EndPlaceProps {
  instance: ContactsWithRequirements;
  onEnded: () => void;
}

export function EndPlace({ instance, onEnded }: EndPlaceProps) {
  const { name, stakeholderId, buildingBlockId, version, buildingBlockRequirements, capture } = instance;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<Reason | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const refresh = useRefresh();
  const ending = useAction("POST /api/buildingblock/verifyBuildingBlockExist", {
    refreshes: OVERVIEW_TARGETS,
    onDone: onEnded,
    onRefused: (error) => {
      if (error.conflict !== undefined) void refresh(listRefreshTargets(instance));
    },
  });
  const personCount = new Set(
    buildingBlockRequirements.flatMap((each) =>
      each.stakeholderContactPerson.map((person) => person.stakeholderId),
    ),
  ).size;
  const confirmEnd = () => {
    setReasonMissing(reason === null);
    const replaces = capture?.captureId;
    const body = { stakeholderId, buildingBlockId, version, exists: false as const };
    if (reason !== null) ending.run({ body: { ...body, reason, replaces } });
  };
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        End this place
      </Button>
      <ConfirmDialog
        {...ending.dialog}
        title={`End ${name}?`}
        isOpen={isOpen}
        confirmLabel="End this place"
        onConfirm={confirmEnd}
        onCancel={() => {
          setOpen(false);
          ending.dialog.onCancel();
        }}
      >
        <p>
          From {formatDate(dayInSouthAfrica(new Date()))} on it no longer appears in lists, maps or figures
          {personCount > 0 &&
            `, nor ${personCount === 1 ? "does its contact person" : `do its ${plural(personCount, "contact person", "contact people")}`}`}
          . Quarters that have ended stay as they were.
        </p>
        {capture && <CaptureNote capture={capture} />}
        <RadioGroup
          label="Why does it end?"
          choices={reasons}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen);
            setReasonMissing(false);
          }}
          {...(isReasonMissing && { errorMessage: "Please say why it ends." })}
        />
      </ConfirmDialog>
    </>
  );
}
