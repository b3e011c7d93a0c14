import { answerQuestion } from "@gbvf/api/organisation/question/contract.ts";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { useMutation } from "../lib/calls/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { useSessionRefresh } from "../lib/session/session.ts";
import { Surface } from "./ProfileDetails.tsx";

export function OwnQuestion({ question }: { question: string }) {
  const { send } = useMutation("POST /api/healthcheck/answerQuestion");
  const refreshSession = useSessionRefresh();
  return (
    <Surface as="section" id="question" aria-labelledby="own-question">
      <h2 id="own-question">A question about your application</h2>
      <p>{question}</p>
      <SaveForm
        label="Answer"
        schema={answerQuestion.body}
        initialValues={{ answer: "" }}
        send={(body) => send({ body })}
        onSaved={() => void refreshSession()}
        submitName="Send answer"
        guardsChanges
      >
        {(form) => (
          <FormField form={form} name="answer">
            {(field) => <TextArea {...field} label="Your answer" />}
          </FormField>
        )}
      </SaveForm>
    </Surface>
  );
}
