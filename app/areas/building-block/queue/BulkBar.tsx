import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { color, font, layer, space } from "@gbvf/ui/tokens/tokens.ts";
import type { Ref } from "react";
import { styled } from "styled-components";
import { checkMethodChoices, checkMethodLabels, getMethod } from "../CheckMethodChoice.tsx";
import type { QueueRow } from "./queueRows.ts";

const MAX_CONTACTS = 200;

interface BulkBarProps {
  rows: readonly QueueRow[];
  onCheck: () => void;
  onClear: () => void;
}

export function BulkBar({ rows, onCheck, onClear }: BulkBarProps) {
  const placeCount = new Set(rows.map(({ place }) => place.placeId)).size;
  const isTooMany = rows.length > MAX_CONTACTS;
  return (
    <Root role="group" aria-label="Chosen contacts" data-some={rows.length > 0 || undefined}>
      {rows.length === 0 ? (
        <p>Tick contacts to check several at once.</p>
      ) : (
        <>
          <Button variant="primary" onPress={onCheck} isDisabled={isTooMany}>
            Still right: {plural(rows.length, "person", "people")} at {plural(placeCount, "place", "places")}
          </Button>
          <Button variant="quiet" onPress={onClear}>
            Choose none
          </Button>
          <Alert>{isTooMany && `At most ${MAX_CONTACTS} contacts at once.`}</Alert>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${row(1, 2)}
  align-items: center;
  min-height: 3.5rem;
  padding: ${space(0.5)} ${space(1)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  &[data-some] {
    position: sticky;
    bottom: 0;
    z-index: ${layer.panel};
    border: 1px solid ${color.primary};
    background: ${color.primaryTint};
  }
`;

interface CheckMethodBarProps {
  method: CheckedHow | null;
  onChange: (method: CheckedHow | null) => void;
  isMissing: boolean;
  ref?: Ref<HTMLDivElement>;
}

export function CheckMethodBar({ method, onChange, isMissing, ref }: CheckMethodBarProps) {
  if (method !== null)
    return (
      <Method ref={ref}>
        <p>
          You check <strong>{checkMethodLabels[method]}</strong>.
        </p>
        <Button variant="quiet" onPress={() => onChange(null)}>
          Change how
        </Button>
      </Method>
    );
  return (
    <Method ref={ref} role="group" aria-labelledby="how-question" data-open>
      <p id="how-question">
        <strong>How do you check today?</strong>
      </p>
      <Alert>{isMissing && "Please say how you check first."}</Alert>
      <div>
        {checkMethodChoices.map(({ id, label }) => (
          <Button key={id} onPress={() => onChange(getMethod(id))}>
            {label}
          </Button>
        ))}
      </div>
      <small>What you know already does not renew the date that the public sees.</small>
    </Method>
  );
}

const Method = styled.div`
  ${row(1, 2)}
  align-items: center;

  &[data-open] { padding: ${space(2)}; border: 1px solid ${color.line}; background: ${color.surface}; }
  > div { display: flex; flex-wrap: wrap; gap: ${space(1)}; }
  > small { flex-basis: 100%; color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
