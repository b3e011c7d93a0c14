import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { useId } from "react";
import { styled } from "styled-components";
import { Findings } from "./Findings.tsx";

export function ImportWarnings({ warnings }: { warnings: readonly string[] }) {
  const id = useId();
  if (warnings.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <h4 id={id}>Look at this before you apply it</h4>
      <Findings sentences={warnings} />
    </Root>
  );
}

const Root = styled.section`
  ${stack(1)}
  padding: ${space(2)};
  border-inline-start: 4px solid ${color.warning};
  background: ${color.warningTint};
`;
