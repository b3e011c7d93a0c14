import type { SheetError } from "@gbvf/api/building-block/sheet/contract.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";

interface SheetErrorsProps {
  errors: readonly SheetError[];
  errorCount: number;
}

export function SheetErrors({ errors, errorCount }: SheetErrorsProps) {
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
