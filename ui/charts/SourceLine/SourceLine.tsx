import { useContext } from "react";
import { styled } from "styled-components";
import { Link } from "../../primitives/Link/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { formatDate } from "../../text/format.ts";
import { PageLanguage } from "../../text/PageLanguage.ts";
import { media } from "../../tokens/media.ts";
import { color, font, size } from "../../tokens/tokens.ts";
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

export function SourceLine({
  source: { description, url, capturedOn, isDemonstration, besides = [] },
  period,
}: SourceLineProps) {
  const method = useContext(MethodAddress);
  return (
    <Root lang={useContext(PageLanguage).lang}>
      {period && `${period.charAt(0).toUpperCase()}${period.slice(1)}. `}Updated {formatDate(capturedOn)}.{" "}
      {!isDemonstration && "Source: "}
      {url ? (
        <Link href={url} isExternal>
          {description}
        </Link>
      ) : (
        description
      )}
      {besides.length > 0 && `; with changes from: ${besides.join("; ")}`}
      {method && (
        <OnScreen>
          {". "}
          <Link href={method.href}>
            How this is measured<VisuallyHidden> for {method.of}</VisuallyHidden>
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
  max-width: ${size.measure};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;

  a { color: inherit; }
`;
