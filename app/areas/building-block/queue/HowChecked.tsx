import type { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import type { Ref } from "react";
import { styled } from "styled-components";
import { howChoices, howOf, howWords } from "../checkedHow.ts";

interface HowCheckedProps {
  how: CheckedHow | null;
  onChange: (how: CheckedHow | null) => void;
  isMissing: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Asked once; sent with each check. */
export function HowChecked({ how, onChange, isMissing, ref }: HowCheckedProps) {
  if (how !== null)
    return (
      <Root ref={ref}>
        <p>
          You check <strong>{howWords[how]}</strong>.
        </p>
        <Button variant="quiet" onPress={() => onChange(null)}>
          Change how
        </Button>
      </Root>
    );
  return (
    <Root ref={ref} role="group" aria-labelledby="how-question" data-open>
      <p id="how-question">
        <strong>How do you check today?</strong>
      </p>
      <Alert>{isMissing && "Please say how you check first."}</Alert>
      <div>
        {howChoices.map(({ value, name }) => (
          <Button key={value} onPress={() => onChange(howOf(value))}>
            {name}
          </Button>
        ))}
      </div>
      <small>What you know already does not renew the date that the public sees.</small>
    </Root>
  );
}

const Root = styled.div`
  ${row(1, 2)}
  align-items: center;

  &[data-open] { padding: ${space(2)}; border: 1px solid ${color.line}; background: ${color.surface}; }
  > div { display: flex; flex-wrap: wrap; gap: ${space(1)}; }
  > small { flex-basis: 100%; color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;
