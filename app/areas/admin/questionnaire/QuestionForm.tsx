import type { EditedDraft, QuestionRow } from "@gbvf/api/questionnaire/contract.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { SelectField } from "@gbvf/ui/primitives/SelectField/SelectField.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useState } from "react";
import type { ApiError } from "../../../lib/calls/ApiError.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { problemText } from "../../../lib/form/problemText.ts";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { rowOf, schemaOf, valuesOf } from "./questionFields.ts";

interface QuestionFormProps {
  draft: EditedDraft;
  /** Undefined: a new one. */
  row: QuestionRow | undefined;
  /** It counts from 0. */
  place: number;
  onSave: (row: QuestionRow, place: number) => Promise<{ message: string } | undefined>;
  onClose: () => void;
}

const TYPES = [
  { id: "one", name: "One answer" },
  { id: "many", name: "All that are true" },
];
const COMPARABLE = [
  { id: "yes", name: "Yes: the trend goes on" },
  { id: "no", name: "No: the trend ends" },
];

export function QuestionForm({ draft, row, place, onSave, onClose }: QuestionFormProps) {
  const [schema] = useState(() => schemaOf(draft));
  const { rows, categories, charts, languages } = draft;
  const [into, setInto] = useState(() =>
    languages.filter(({ code }) => rows.some((each) => each[`question_${code}`])).map(({ code }) => code),
  );
  const places = Array.from({ length: rows.length + (row === undefined ? 1 : 0) }, (_, at) => ({
    id: String(at),
    name: `Question ${at + 1}`,
  }));
  const selects = [
    { name: "place", label: "Place", options: places },
    { name: "category", label: "Category", options: categories.map(named) },
    { name: "type", label: "People choose", options: TYPES },
    { name: "chart", label: "Chart", options: charts.map(named) },
    { name: "comparable", label: "Comparable with earlier", options: COMPARABLE },
  ];
  return (
    <SaveForm
      label={row === undefined ? "New question" : `Question ${place + 1}`}
      schema={schema}
      initialValues={valuesOf(draft, row, place)}
      send={(values) => onSave(rowOf(values), Number(values.place))}
      onSaved={onClose}
      textOf={refusalText}
      focus="question"
      guardsChanges
      submitName="Save question"
      cancel={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="question">
            {(field) => <TextArea {...field} label="Question" rows={2} />}
          </FormField>
          <FormField form={form} name="answers">
            {(field) => (
              <TextArea
                {...field}
                label="Answers"
                description="One a line, the most desirable first, each with its score: Yes=2. General and demographic questions have no scores."
              />
            )}
          </FormField>
          {languages
            .filter(({ code }) => into.includes(code))
            .map(({ code, name }) => (
              <FormRow key={code}>
                <FormField form={form} name={`question_${code}`} isOptional>
                  {(field) => <TextArea {...field} label={`Question in ${name}`} rows={2} />}
                </FormField>
                <FormField form={form} name={`answers_${code}`} isOptional>
                  {(field) => (
                    <TextArea
                      {...field}
                      label={`Answers in ${name}`}
                      description="In the same order, with the same scores."
                    />
                  )}
                </FormField>
              </FormRow>
            ))}
          <SelectField
            label="Translate into"
            placeholder="Choose a language"
            options={languages
              .filter(({ code }) => !into.includes(code))
              .map(({ code, name }) => ({ id: code, name }))}
            value={null}
            onChange={(code) => code !== null && setInto([...into, code])}
          />
          <FormRow>
            {selects.map(({ name, label, options }) => (
              <FormField form={form} name={name} key={name}>
                {({ value, onChange, errorMessage, inputRef }) => (
                  <SelectField
                    inputRef={inputRef}
                    label={label}
                    options={options}
                    value={value ?? null}
                    onChange={(id) => onChange(id ?? undefined)}
                    {...(errorMessage !== undefined && { errorMessage })}
                  />
                )}
              </FormField>
            ))}
          </FormRow>
          <FormField form={form} name="question_key" isOptional>
            {(field) => (
              <TextField
                {...field}
                label="Key"
                description="Results of different quarters are compared by it, so keep it. Left empty, it is made of the question."
              />
            )}
          </FormField>
        </>
      )}
    </SaveForm>
  );
}

const named = (name: string) => ({ id: name, name });

const refusalText = (error: ApiError) =>
  error.errors.length > 0 ? error.errors.map(({ description }) => description).join(" ") : problemText(error);
