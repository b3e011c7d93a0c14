import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export function RecordedNote({ whose }: { whose: string }) {
  return (
    <Root role="note">
      <strong>These are the results of {whose}.</strong> That you looked at them is written down in the audit
      log.
    </Root>
  );
}

const Root = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 4px solid ${color.primary};
  background: ${color.primaryTint};
`;
