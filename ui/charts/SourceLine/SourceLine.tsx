import { styled } from "styled-components";
import { Link } from "../../primitives/Link/Link.tsx";
import { color, font } from "../../tokens/tokens.ts";
import { formatDate } from "../format.ts";

export interface SourceLineProps {
  /** "South African Police Service". */
  source: {
    description: string;
    url: string | null;
    /** The day the figures were imported, ISO 8601. */
    capturedOn: string;
    isDemonstration: boolean;
    /** Further files that corrected or completed the figures. */
    besides?: readonly string[];
  };
  /** "Jul 2025 – Jun 2026"; empty if unknown. */
  period: string;
}

/** Source, period and date of import: the line under every figure. */
export function SourceLine({
  source: { description, url, capturedOn, isDemonstration, besides = [] },
  period,
}: SourceLineProps) {
  return (
    <Root>
      {period && `${period}. `}Updated {formatDate(capturedOn)}. {!isDemonstration && "Source: "}
      {url ? (
        <Link href={url} isExternal>
          {description}
        </Link>
      ) : (
        description
      )}
      {besides.length > 0 && `; with changes from: ${besides.join("; ")}`}
    </Root>
  );
}

const Root = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;

  a { color: inherit; }
`;
