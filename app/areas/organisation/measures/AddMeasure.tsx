import type { Measure } from "@gbvf/api/survey/measure/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { useState } from "react";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { useFocusKept } from "../../../lib/page/useFocusKept.ts";
import { MEASURES, MeasureForm } from "./MeasureForm.tsx";
import { SUGGESTED_MEASURES } from "./suggestedMeasures.ts";

interface AddMeasureProps extends Pick<Measure, "questionCategoryId"> {
  healthCheckId: number;
  name: string;
}

export function AddMeasure({ healthCheckId, questionCategoryId, name }: AddMeasureProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useFocusKept<HTMLButtonElement>(isOpen);
  const { send } = useMutation("POST /api/healthcheck/addMeasure", MEASURES);
  if (isOpen) {
    return (
      <MeasureForm
        label={`Add a measure for ${name}`}
        suggestions={SUGGESTED_MEASURES[questionCategoryId]}
        initialValues={{ version: 1, description: "", responsible: "", isDone: false }}
        send={({ version: _, isDone: __, ...written }) =>
          send({ body: { healthCheckId, questionCategoryId, ...written } })
        }
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <div>
      <Button onPress={() => setOpen(true)} ref={button} aria-label={`Add a measure for ${name}`}>
        Add a measure
      </Button>
    </div>
  );
}
