import type { Application } from "@gbvf/api/organisation/contract.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { Note, Panel } from "../CardGrid.tsx";

export function Questions({ questions }: Pick<Application, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Panel aria-labelledby="questions">
      <h2 id="questions">Questions and answers</h2>
      <RowList
        rows={questions.map(({ question, askedAt, answer, answeredAt }) => ({
          id: askedAt,
          content: (
            <>
              <p>
                <strong>{question}</strong>
              </p>
              <Note>Asked on {formatMoment(askedAt)}</Note>
              {answer && <p>{answer}</p>}
              <Note>
                {answeredAt ? `Answered on ${formatMoment(answeredAt)}` : "Not answered on the profile"}
              </Note>
            </>
          ),
        }))}
      />
    </Panel>
  );
}
