import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/** A warning where too few answered to speak for all. */
export function LowResponse() {
  return (
    <Root role="note">
      <strong>Fewer than 30 in 100 answered.</strong> Those who did not may see things differently: read these
      results as a hint, not as a picture of everybody.
    </Root>
  );
}

const Root = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 4px solid ${color.warning};
  background: ${color.warningTint};
`;
