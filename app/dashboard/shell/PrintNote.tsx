import { dayInSouthAfrica } from "@gbvf/api/lib/time/quarters.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useIsPrinting } from "@gbvf/ui/tokens/useIsPrinting.ts";
import { styled } from "styled-components";
import { useWords } from "../../lib/words/useWords.tsx";

export function PrintNote() {
  // The time is that of printing.
  useIsPrinting();
  const { say, writeDay } = useWords();
  return (
    <Root>
      {say("Printed on {day} from {address}", {
        day: writeDay(dayInSouthAfrica(new Date())),
        address: window.location.href,
      })}
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
