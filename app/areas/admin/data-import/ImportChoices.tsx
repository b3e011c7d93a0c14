import type { ImportQuestions, OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { useState } from "react";
import { useAction } from "../../../lib/calls/useAction.ts";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import {
  answersOf,
  type ChosenColumns,
  chosenColumns,
  hasOpenQuestions,
  MEANING_WORDS,
} from "./importChoices.ts";
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

interface ColumnChoicesProps {
  questions: ImportQuestions;
  value: ChosenColumns;
  onChange: (value: ChosenColumns) => void;
  /** Whether somebody tried to go on. */
  isChecked: boolean;
}

/** For each thing that no known column is: which of the file's other columns it is. */
function ColumnChoices({ questions, value, onChange, isChecked }: ColumnChoicesProps) {
  const headings = [...new Set(questions.columns.map(({ heading }) => heading))];
  return (
    <>
      <p>
        The product does not know {headings.length === 1 ? "this column" : "these columns"}:{" "}
        {new Intl.ListFormat("en-GB").format(headings.map((heading) => `“${heading}”`))}. What you do not
        choose is left out.
      </p>
      <FormRow>
        {questions.meanings.map(({ meaning, isNeeded }) => (
          <SelectField
            key={meaning}
            label={`Which column is the ${MEANING_WORDS[meaning]}?`}
            placeholder={isNeeded ? "Choose a column" : "None of them"}
            options={headings.map((heading) => ({ id: heading, name: heading }))}
            value={value[meaning] ?? null}
            onChange={(heading) => {
              const others = Object.entries(value).filter(([, each]) => each !== heading);
              onChange({ ...Object.fromEntries(others), [meaning]: heading ?? undefined });
            }}
            {...(isChecked && isNeeded && !value[meaning] && { errorMessage: "Choose a column" })}
          />
        ))}
      </FormRow>
    </>
  );
}
