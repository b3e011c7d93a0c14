import type { ImportQuestions } from "@gbvf/api/data-import/contract.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { type ChosenColumns, MEANING_WORDS } from "./importChoices.ts";

interface ColumnChoicesProps {
  questions: ImportQuestions;
  value: ChosenColumns;
  onChange: (value: ChosenColumns) => void;
  /** Whether somebody tried to go on. */
  isChecked: boolean;
}

/** For each thing that no known column is: which of the file's other columns it is. */
export function ColumnChoices({ questions, value, onChange, isChecked }: ColumnChoicesProps) {
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
