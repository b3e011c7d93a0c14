import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export function HiddenNote(props: RootProps<HTMLParagraphElement>) {
  return (
    <Root {...props}>
      Hidden, so that nobody can be recognised: too few people answered this. It does not mean that nobody
      did.
    </Root>
  );
}

const Root = styled.p`
  padding-inline-start: ${space(1.5)};
  border-inline-start: 3px solid ${color.edge};
  font-size: ${font.size.small};
`;
