import type { ColumnMeaning, ImportQuestions, OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { ComboBox } from "@gbvf/ui/primitives/ComboBox/ComboBox.tsx";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { formatList } from "@gbvf/ui/text/format.ts";
import { useMemo, useState } from "react";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { AddStation } from "./AddStation.tsx";
import {
  buildChoices,
  getInitialCategory,
  getInitialColumns,
  hasOpenQuestions,
  listMeaningOptions,
  SUBJECT_LABELS,
} from "./importChoices.ts";
import { StationChoices } from "./StationChoices.tsx";

interface ImportChoicesProps {
  openedImport: OpenedImport;
  questions: ImportQuestions;
}

export function ImportChoices({ openedImport: { importId }, questions }: ImportChoicesProps) {
  const [columns, setColumns] = useState(() => getInitialColumns(questions));
  const [stations, setStations] = useState(() => questions.stations.map(({ stationCode }) => stationCode));
  const [category, setCategory] = useState(() => getInitialCategory(questions));
  const check = useAction("POST /api/import/checkAgain", {
    refreshes: ["GET /api/import/getImport", "GET /api/import/getImports"],
  });
  const isOpen = hasOpenQuestions(questions);
  const checkAgain = () => {
    if (!check.isSending)
      check.run({ body: { importId, ...buildChoices(questions, columns, stations, category) } });
  };
  return (
    <Disclosure
      title={isOpen ? "What the product does not know" : "What was chosen"}
      headingLevel={4}
      defaultExpanded={isOpen}
    >
      <Form
        aria-label="Columns and names"
        onSubmit={(event) => {
          event.preventDefault();
          checkAgain();
        }}
        errorMessage={check.error}
        actions={<SubmitButton isSending={check.isSending}>Check again</SubmitButton>}
      >
        {questions.category && (
          <CategoryChoice questions={questions} value={category} onChange={setCategory} />
        )}
        {questions.columns.length > 0 && (
          <ColumnChoices questions={questions} value={columns} onChange={setColumns} />
        )}
        {questions.stations.length > 0 && (
          <StationChoices questions={questions} value={stations} onChange={setStations} />
        )}
      </Form>
      <AddStation
        names={questions.stations.flatMap(({ name, stationCode }) => (stationCode === null ? [name] : []))}
        onAdded={checkAgain}
      />
    </Disclosure>
  );
}

interface CategoryChoiceProps {
  questions: ImportQuestions;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** For a file without a column of categories, where only the title can name the category. */
function CategoryChoice({ questions: { categories, category }, value, onChange }: CategoryChoiceProps) {
  const nearest = new Set(category?.nearest);
  const orderedCategories = categories.toSorted(
    (a, b) => Number(nearest.has(b.id)) - Number(nearest.has(a.id)),
  );
  return (
    <ComboBox
      label="Category of all its figures"
      description="No column of the file has it. The choice is for this file only."
      options={orderedCategories.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface ColumnChoicesProps {
  questions: ImportQuestions;
  value: readonly (ColumnMeaning | null)[];
  onChange: (value: (ColumnMeaning | null)[]) => void;
}

function ColumnChoices({ questions, value, onChange }: ColumnChoicesProps) {
  const { columns, categories, missing, category } = questions;
  const options = useMemo(() => listMeaningOptions(categories, new Date().getFullYear()), [categories]);
  const missingLabels = missing
    .filter((subject) => subject !== "category" || category === undefined)
    .map((subject) => SUBJECT_LABELS[subject]);
  return (
    <>
      <p>
        The product does not know {columns.length === 1 ? "this column" : "these columns"}. What you do not
        choose is left out. Your choices hold for later files with the same headings.
        {missingLabels.length > 0 && ` The file lacks: ${formatList(missingLabels)}.`}
      </p>
      <FormRow>
        {columns.map(({ heading, nearest }, index) => {
          const nearestIds = nearest.map((id) => `category ${id}`);
          return (
            <ComboBox
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and their order stays
              key={`${heading} ${index}`}
              label={heading}
              placeholder="Leave out"
              options={[
                ...nearestIds.flatMap((each) => options.filter(({ id }) => id === each)),
                ...options.filter(({ id }) => !nearestIds.includes(id)),
              ]}
              value={value[index] ?? null}
              onChange={(meaning) => onChange(value.with(index, meaning))}
            />
          );
        })}
      </FormRow>
    </>
  );
}
