import { dayInSouthAfrica } from "@gbvf/api/shared/quarters.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useIsPrinting } from "@gbvf/ui/tokens/useIsPrinting.ts";
import { styled } from "styled-components";

export function PrintNote() {
  // The time is that of printing.
  useIsPrinting();
  return (
    <Root>
      Printed on {formatDate(dayInSouthAfrica(new Date()))} from {window.location.href}
    </Root>
  );
}

const Root = styled.p`
  display: none;

  ${media.print} {
    display: block;
    margin-block-start: ${space(1)};
    padding-block-start: ${space(1)};
    border-top: 1px solid ${color.line};
    font-size: ${font.size.small};
    overflow-wrap: anywhere;
  }
`;
