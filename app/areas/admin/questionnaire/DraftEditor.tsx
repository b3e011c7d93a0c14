import type { EditedDraft, QuestionRow } from "@gbvf/api/questionnaire/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { useAction } from "../../../lib/calls/useAction.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { useFocusKept } from "../../../lib/page/useFocusKept.ts";
import { QuestionForm } from "./QuestionForm.tsx";

const REFRESHES = [
  "GET /api/healthcheck/getQuestionnaires",
  "GET /api/healthcheck/questionnaireDraft",
] as const;

export function DraftEditor({ draft }: { draft: EditedDraft }) {
  const { draftId, version, rows, languages } = draft;
  const [edited, setEdited] = useState<number | "new">();
  const { send } = useMutation("PUT /api/healthcheck/draftQuestions", { refreshes: REFRESHES });
  const removal = useAction("PUT /api/healthcheck/draftQuestions", { refreshes: REFRESHES });
  const [removed, setRemoved] = useState<QuestionRow>();
  const list = useFocusKept<HTMLOListElement>(`${edited} ${version}`);
  const bodyWith = (next: QuestionRow[]) => ({ body: { DraftId: draftId, version, Rows: next } });
  const save = (row: QuestionRow, place: number) => {
    const others = rows.filter((_, at) => at !== edited);
    return send(bodyWith([...others.slice(0, place), row, ...others.slice(place)]));
  };
  const close = () => setEdited(undefined);
  const form = (row: QuestionRow | undefined) => (
    <QuestionForm
      draft={draft}
      row={row}
      place={row === undefined ? rows.length : rows.indexOf(row)}
      onSave={save}
      onClose={close}
    />
  );
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Questions">
        {rows.map((row, at) => (
          <Card as="li" key={row.question_key}>
            {edited === at ? (
              form(row)
            ) : (
              <>
                <p>
                  <b>{at + 1}.</b> {row.question}
                </p>
                <Small>
                  {[row.category, row.answers?.replaceAll("|", ", "), ...translatedInto(row, languages)].join(
                    " · ",
                  )}
                </Small>
                {row.comparable === "yes" && <StatusTag kind="neutral">Comparable</StatusTag>}
                <ButtonRow>
                  <Button onPress={() => setEdited(at)} aria-label={`Edit question ${at + 1}`}>
                    Edit
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={`Remove question ${at + 1}`}
                    onPress={() => {
                      setRemoved(row);
                      removal.ask(bodyWith(rows.filter((each) => each !== row)));
                    }}
                  >
                    Remove
                  </Button>
                </ButtonRow>
              </>
            )}
          </Card>
        ))}
      </List>
      {edited === "new" ? (
        <Card>{form(undefined)}</Card>
      ) : (
        <div>
          <Button onPress={() => setEdited("new")}>Add a question</Button>
        </div>
      )}
      <ConfirmDialog {...removal.dialog} title="Remove this question?" confirmName="Remove question">
        <p>{removed?.question}</p>
      </ConfirmDialog>
    </>
  );
}

const translatedInto = (row: QuestionRow, languages: EditedDraft["languages"]) =>
  languages.filter(({ code }) => row[`question_${code}`]).map(({ name }) => name);

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  outline: none;
  list-style: none;

  p { overflow-wrap: anywhere; }
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
