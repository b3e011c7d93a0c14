import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import type { EndReason } from "@gbvf/api/building-block/place/contract.ts";
import { formatDate, plural } from "@gbvf/ui/charts/format.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useState } from "react";
import type { z } from "zod";
import { ApiError } from "../../../lib/ApiError.ts";
import { dayInSouthAfrica } from "../../../lib/dayInSouthAfrica.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { useRefresh } from "../../../lib/useRefresh.ts";
import { overviews, refreshesOf } from "../refreshes.ts";

type Reason = z.infer<typeof EndReason>;

const reasons = [
  { value: "closed", name: "It closed" },
  { value: "moved away", name: "It moved away" },
  { value: "listed twice", name: "It is listed twice" },
] as const;

export interface EndPlaceProps {
  instance: ContactsWithRequirements;
  onEnded: () => void;
}

/** Takes a place off the list, after saying what goes with it and from when. */
export function EndPlace({ instance, onEnded }: EndPlaceProps) {
  const { name, stakeholderId, buildingBlockId, version, buildingBlockRequirements, capture } = instance;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<Reason | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refresh = useRefresh();
  const { send, isSending } = useMutation("POST /api/buildingblock/endBuildingBlock", {
    refreshes: overviews,
  });
  const people = new Set(
    buildingBlockRequirements.flatMap((each) =>
      each.stakeholderContactPerson.map((person) => person.stakeholderId),
    ),
  ).size;
  const close = () => {
    setOpen(false);
    setFailure(undefined);
  };
  const confirm = async () => {
    setReasonMissing(reason === null);
    if (reason === null) return;
    try {
      const { message } = await send({ body: { stakeholderId, buildingBlockId, version, reason } });
      void notify.success(message);
      onEnded();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(problemText(error));
      if (error.conflict !== undefined) await refresh(refreshesOf(instance));
    }
  };
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        End this place
      </Button>
      <ConfirmDialog
        title={`End ${name}?`}
        isOpen={isOpen}
        isSending={isSending}
        {...(failure !== undefined && { errorMessage: failure })}
        confirmName="End this place"
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <p>
          From {formatDate(dayInSouthAfrica())} on it is in no list, on no map and in no figure any more
          {people > 0 &&
            `, nor ${people === 1 ? "is its contact person" : `are its ${plural(people, "contact person", "contact people")}`}`}
          . Quarters that have ended stay as they were.
        </p>
        {capture && <p>What {capture.capturedBy} captured of it will not be verified any more.</p>}
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
