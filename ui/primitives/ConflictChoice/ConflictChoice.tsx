import { useEffect, useImperativeHandle, useRef } from "react";
import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { space } from "../../tokens/tokens.ts";
import { Card } from "../Card/Card.tsx";
import { formatMoment } from "../History/formatMoment.ts";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";

export type Side = "mine" | "theirs";

export interface ConflictField {
  id: string;
  label: string;
  /** What the reader typed. */
  mine: string;
  /** What the other person saved. */
  theirs: string;
}

export interface ConflictChoiceProps extends RootProps {
  changedBy: string;
  /** ISO 8601. */
  changedAt: string;
  /** The fields that both people changed. */
  fields: readonly ConflictField[];
  /** The chosen side of each field; at first, none is chosen. */
  value: Readonly<Record<string, Side | undefined>>;
  onChange: (value: Record<string, Side | undefined>) => void;
  /** True after an attempt to save, which marks fields without a choice. */
  hasTried?: boolean;
}

/**
 * It takes the focus when it appears; a failed save moves the focus to the first open choice.
 *
 * - **When:** Two people changed the same fields, and a save was refused.
 * - **When not:** One of them may win without harm: save it and say so.
 * - **Keys:** Tab moves to the chosen value, arrow keys choose the value before or after.
 */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { changedBy, changedAt, fields, value, onChange, hasTried = false, ref, ...root } = props;
  const card = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => card.current as HTMLDivElement);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (hasTried) card.current?.querySelector<HTMLElement>("[data-invalid] input")?.focus();
  }, [hasTried]);
  return (
    <Root {...root} ref={card} role="group" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={title} tabIndex={-1}>
        Choose what to keep
      </h2>
      <p>
        {changedBy} saved changes on {formatMoment(changedAt)}, while you were editing. Nothing of yours is
        lost. For what you both changed, choose one.
      </p>

      {fields.map(({ id, label, mine, theirs }) => (
        <RadioGroup
          key={id}
          label={label}
          isSideBySide
          choices={[
            { id: "mine", label: mine || "Empty", detail: "Yours, not saved yet" },
            { id: "theirs", label: theirs || "Empty", detail: `Saved by ${changedBy}` },
          ]}
          value={value[id] ?? null}
          onChange={(side) => onChange({ ...value, [id]: side })}
          errorMessage={hasTried && value[id] === undefined ? "Choose one of the two." : undefined}
        />
      ))}
    </Root>
  );
}

const Root = styled(Card)`gap: ${space(3)};`;
