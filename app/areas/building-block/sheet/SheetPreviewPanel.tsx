import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import type { SheetError, SheetPreview } from "@gbvf/api/building-block/sheet/contract.ts";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { FormProblem } from "@gbvf/ui/primitives/Form/FormProblem.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { SheetRows } from "./SheetRows.tsx";
import type { Sheet } from "./useSheet.ts";

export function SheetPreviewPanel({ preview, sheet }: { preview: SheetPreview; sheet: Sheet }) {
  const { counts, notes, errors, errorCount } = preview;
  return (
    <Card as="section" aria-labelledby="sheet-preview">
      <h2 id="sheet-preview" ref={takeFocus} tabIndex={-1}>
        {errorCount > 0 ? `3. Correct ${plural(errorCount, "mistake", "mistakes")}` : "3. Look, and apply"}
      </h2>
      {errorCount > 0 ? (
        <SheetErrors errors={errors} errorCount={errorCount} />
      ) : (
        <>
          <p>{countWords(counts)}</p>
          <ApplyForm preview={preview} sheet={sheet} />
          {sheet.applyFailure && <FormProblem>{sheet.applyFailure}</FormProblem>}
        </>
      )}
      {notes.length > 0 && (
        <Notes>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
      {errorCount === 0 && <SheetRows rows={preview.rows} />}
    </Card>
  );
}

function ApplyForm({ preview, sheet }: { preview: SheetPreview; sheet: Sheet }) {
  const [how, setHow] = useState<CheckedHow>();
  const [isAsked, setAsked] = useState(false);
  const choice = useRef<{ focus: () => void }>(null);
  const { changed, new: added, ended, stillRight } = preview.counts;
  if (preview.fingerprint === null) return <p>There is nothing to apply.</p>;
  const mustSay = preview.asksHow && how === undefined;
  const apply = () => {
    setAsked(true);
    if (mustSay) choice.current?.focus();
    else void sheet.apply(how);
  };
  return (
    <>
      {preview.asksHow && (
        <CheckedHowChoice
          value={how}
          onChange={setHow}
          inputRef={(radios: { focus: () => void } | null) => {
            choice.current = radios;
          }}
          description="Contacts that are new, changed or still right count as checked today."
          errorMessage={isAsked && mustSay ? "Please say how it was checked." : undefined}
        />
      )}
      <ButtonRow>
        <ActionButton variant="primary" isSending={sheet.isApplying} onPress={apply}>
          {`Apply ${plural(changed + added + ended + stillRight, "change", "changes")}`}
        </ActionButton>
      </ButtonRow>
    </>
  );
}

/** "212 unchanged, 3 changed, 1 new" */
function countWords(counts: SheetPreview["counts"]): string {
  const words = [
    [counts.changed, "changed"],
    [counts.new, "new"],
    [counts.ended, "ended"],
    [counts.stillRight, "still right"],
    [counts.conflict, "left as it is, because of what somebody else did"],
    [counts.unchanged, "unchanged"],
  ] as const;
  const counted = words.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `Rows: ${counted.join(", ")}.`;
}

const Notes = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding-inline-start: ${space(2.5)};
`;

interface SheetErrorsProps {
  errors: readonly SheetError[];
  errorCount: number;
}

function SheetErrors({ errors, errorCount }: SheetErrorsProps) {
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const tick = (place: number, isDone: boolean) => {
    const next = new Set(done);
    if (isDone) next.add(place);
    else next.delete(place);
    setDone(next);
  };
  return (
    <>
      <p>
        Nothing is applied while there are mistakes. Correct them in your sheet, tick them off here, save it,
        and send it again.
      </p>
      <List>
        {errors.map(({ row, column, message }, place) => (
          <li key={`${row} ${column} ${message}`}>
            <Checkbox isSelected={done.has(place)} onChange={(isDone) => tick(place, isDone)}>
              <strong>
                Row {row}
                {column && `, ${column}`}:
              </strong>{" "}
              {message}
            </Checkbox>
          </li>
        ))}
      </List>
      {errorCount > errors.length && <p>And {errorCount - errors.length} more, in later rows.</p>}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

/** A `ref` for new content that the reader should hear next. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
