import { styled } from "styled-components";
import { Link } from "../../primitives/Link/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { formatDate } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font } from "../../tokens/tokens.ts";
import type { FigureSource } from "../tableModel.ts";

export interface SourceLineProps extends RootProps<HTMLParagraphElement> {
  source: FigureSource;
  /** The page that describes the method, and the theme's name. */
  method?: { href: string; themeName: string };
  /** False if a line above gives the date of several sources. */
  hasDate?: boolean;
}

/**
 * - **When:** Once on a page for all figures of a source: who published them, and when.
 * - **When not:** Under each figure, whose own line says what, where and when.
 * - **Keys:** Tab moves from link to link, Enter follows one.
 */
export function SourceLine({
  source: { description, url, capturedOn, isDemonstration, otherSources = [] },
  method,
  hasDate = true,
  ...root
}: SourceLineProps) {
  return (
    <Root {...root}>
      {hasDate && <>Updated {formatDate(capturedOn)}. </>}
      {!isDemonstration && <>Source: </>}
      {url ? (
        <Link href={url} isExternal>
          {description}
        </Link>
      ) : (
        description
      )}
      {otherSources.length > 0 && <>; with changes from: {otherSources.join("; ")}</>}
      {method && (
        <OnScreen>
          {". "}
          <Link href={method.href}>
            How this is measured
            <VisuallyHidden> for {method.themeName}</VisuallyHidden>
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
