import { styled } from "styled-components";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

/**
 * - **When:** Wherever reported crimes are compared.
 * - **When not:** Figures that are no reports.
 */
export function ReportingNote(root: RootProps<HTMLParagraphElement>) {
  return (
    <Root {...root}>
      <Icon name="info" size={18} />
      <span>
        These are sexual offences reported to the police. A rise can mean better reporting, not only more
        crime.
      </span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;

  svg { margin-top: 0.1em; }
`;
