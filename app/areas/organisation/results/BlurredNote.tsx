import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export function BlurredNote() {
  return (
    <Root>
      Counts are blurred: when a survey closes, up to four answers of each question move between its options,
      and then a few answers, most often none to three, are left out or counted twice. So even somebody who
      knows what everybody else answered cannot be sure what the last person did, or whether they answered.
    </Root>
  );
}

const Root = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
