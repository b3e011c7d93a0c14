import { useContext } from "react";
import { styled } from "styled-components";
import { Link } from "../../primitives/Link/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";

import { capitalised } from "../../text/format.ts";
import { pageWords, partLang, say } from "../../text/words.ts";
import { media } from "../../tokens/media.ts";
import { color, font } from "../../tokens/tokens.ts";
import { MethodAddress } from "./MethodAddress.ts";

export interface SourceLineProps {
  /** Example: "South African Police Service". */
  source: {
    description: string;
    url: string | null;
    /** Date of import, ISO 8601. */
    capturedOn: string;
    isDemonstration: boolean;
    /** Files that corrected or completed the figures. */
    besides?: readonly string[];
  };
  /** Example: "Jul 2025 – Jun 2026"; empty if unknown. */
  period: string;
}

/**
 * - **When:** Below every figure: who published it, for when, taken when.
 * - **When not:** Alone, without a figure above it.
 * - **Keys:** Tab moves from link to link, Enter follows one.
 */
export function SourceLine({
  source: { description, url, capturedOn, isDemonstration, besides = [] },
  period,
}: SourceLineProps) {
  const method = useContext(MethodAddress);
  return (
    <Root lang={partLang()}>
      {period && <>{say(capitalised(period))}. </>}
      {say("Updated {day}", { day: pageWords().writeDay(capturedOn) })}.{" "}
      {!isDemonstration && <>{say("Source:")} </>}
      {url ? (
        <Link href={url} isExternal>
          {say(description)}
        </Link>
      ) : (
        say(description)
      )}
      {besides.length > 0 && <>; {say("with changes from: {files}", { files: besides.join("; ") })}</>}
      {method && (
        <OnScreen>
          {". "}
          <Link href={method.href}>
            {say("How this is measured")}
            <VisuallyHidden>{pageWords().about("for", method.of)}</VisuallyHidden>
          </Link>
        </OnScreen>
      )}
    </Root>
  );
}

const OnScreen = styled.span`
  ${media.print} { display: none; }
`;

const Root = styled.p`
  max-width: 80ch;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;

  a { color: inherit; }
`;
