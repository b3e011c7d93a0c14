import type { Measure } from "@gbvf/api/survey/measure/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { useRestoreFocus } from "../../../lib/page/useRestoreFocus.ts";
import { MEASURE_MUTATION, MeasureForm } from "./MeasureForm.tsx";

interface MeasureItemProps {
  measure: Measure;
  isEarlier: boolean;
  mayChange: boolean;
}

export function MeasureItem({ measure, isEarlier, mayChange }: MeasureItemProps) {
  const { measureId, version, description, responsible, until, isDone, isOverdue, period } = measure;
  const [isOpen, setOpen] = useState(false);
  const button = useRestoreFocus<HTMLButtonElement>(isOpen);
  const { send } = useMutation("PUT /api/healthcheck/changeMeasure", MEASURE_MUTATION);
  const tick = useAction("PUT /api/healthcheck/changeMeasure", MEASURE_MUTATION);
  const removal = useAction("DELETE /api/healthcheck/deleteMeasure", MEASURE_MUTATION);
  const fields = { version, description, responsible, until, isDone };
  if (isOpen && mayChange) {
    return (
      <MeasureForm
        label="Change the measure"
        initialValues={fields}
        send={(values) => send({ body: { measureId, ...values } })}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <Root>
      <p>
        <strong>{description}</strong>
      </p>
      <p>
        {responsible}, until {formatDate(until)}.{isEarlier && ` Chosen after ${period}.`}
      </p>
      <div>{getStatus(isDone, isOverdue)}</div>
      {mayChange && (
        <Buttons>
          <ActionButton
            isSending={tick.isSending}
            aria-label={`${isDone ? "Not done yet" : "Mark as done"}: ${description}`}
            onPress={() => tick.run({ body: { measureId, ...fields, isDone: !isDone } })}
          >
            {isDone ? "Not done yet" : "Mark as done"}
          </ActionButton>
          <Button
            variant="quiet"
            onPress={() => setOpen(true)}
            ref={button}
            aria-label={`Change: ${description}`}
          >
            Change
          </Button>
          <Button
            variant="quiet"
            onPress={() => removal.confirm({ query: { measureId, version } })}
            aria-label={`Delete: ${description}`}
          >
            Delete
          </Button>
        </Buttons>
      )}
      <ConfirmDialog {...removal.dialog} title="Delete this measure?" confirmLabel="Delete">
        <p>{description}</p>
        <p>It also goes from the results of later surveys. Nobody can bring it back.</p>
      </ConfirmDialog>
    </Root>
  );
}

function getStatus(isDone: boolean, isOverdue: boolean) {
  if (isDone) return <StatusTag kind="success">Done</StatusTag>;
  if (isOverdue) return <StatusTag kind="warning">Overdue</StatusTag>;
  return <StatusTag kind="neutral">Not yet</StatusTag>;
}

const Root = styled.div`
  ${stack(0.5)}
`;

const Buttons = styled.div`
  ${row(1)}
`;
