import type { ImportQuestions, OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useState } from "react";
import { useAction } from "../../../lib/calls/useAction.ts";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { ColumnChoices } from "./ColumnChoices.tsx";
import { answersOf, chosenColumns, hasOpenQuestions } from "./importChoices.ts";
import { StationChoices } from "./StationChoices.tsx";

interface ImportChoicesProps {
  one: OpenedImport;
  questions: ImportQuestions;
}

export function ImportChoices({ one: { importId }, questions }: ImportChoicesProps) {
  const [columns, setColumns] = useState(() => chosenColumns(questions));
  const [stations, setStations] = useState(() => questions.stations.map(({ stationCode }) => stationCode));
  const [tries, setTries] = useState(0);
  const check = useAction("POST /api/import/checkAgain", {
    refreshes: ["GET /api/import/getImport", "GET /api/import/getImports"],
  });
  const isMissing = questions.meanings.some(({ meaning, isNeeded }) => isNeeded && !columns[meaning]);
  const send = () => {
    if (isMissing) setTries(tries + 1);
    else if (!check.isSending) check.run({ body: { importId, ...answersOf(questions, columns, stations) } });
  };
  const isOpen = hasOpenQuestions(questions);
  return (
    <Disclosure
      title={isOpen ? "What the product does not know" : "Chosen columns and names"}
      headingLevel={4}
      defaultExpanded={isOpen}
    >
      <Form
        aria-label="Columns and names"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        tries={tries}
        errorMessage={isMissing && tries > 0 ? "Choose the columns that are needed." : check.failure}
        actions={<SubmitButton isSending={check.isSending}>Check again</SubmitButton>}
      >
        {questions.columns.length > 0 && questions.meanings.length > 0 && (
          <ColumnChoices questions={questions} value={columns} onChange={setColumns} isChecked={tries > 0} />
        )}
        {questions.stations.length > 0 && (
          <StationChoices questions={questions} value={stations} onChange={setStations} />
        )}
      </Form>
    </Disclosure>
  );
}
