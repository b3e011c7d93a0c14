import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { underline } from "@gbvf/ui/tokens/focusRing.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useApi } from "../../lib/api-client/useApi.ts";
import { getMethod, getTheme } from "../themes/registry.ts";

const ID = "about-figures";

interface AboutFiguresProps {
  /** The day of all sources; null if they differ. */
  updatedOn?: string | null;
  children: ReactNode;
}

export function AboutFigures({ updatedOn = null, children }: AboutFiguresProps) {
  return (
    <Root id={ID} aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`}>About these figures</h2>
      {updatedOn && <p>Updated {formatDate(updatedOn)}.</p>}
      {children}
    </Root>
  );
}

interface AboutThemeProps {
  componentId: number;
  source: FigureSource | null;
  hasName?: boolean;
  isDescribed?: boolean;
  hasDate?: boolean;
}

/** Returns the day on which all sources were updated, or null if they differ. */
export function findSharedDay(sources: readonly (FigureSource | null)[]): string | null {
  const [day, ...otherDays] = new Set(sources.flatMap((source) => source?.capturedOn ?? []));
  return otherDays.length === 0 ? (day ?? null) : null;
}

export function AboutTheme({
  componentId,
  source,
  hasName = false,
  isDescribed = true,
  hasDate = true,
}: AboutThemeProps) {
  const { data: components = [] } = useApi("GET /api/dashboard/components", {});
  const theme = getTheme({ componentId });
  const component = components.find((each) => each.componentId === componentId);
  return (
    <div>
      {component && (
        <p>
          {hasName && <strong>{component.name}: </strong>}
          {isDescribed && component.description} {theme.direction}{" "}
          <Link href={component.linkUrl} isExternal>
            {component.linkTitle}
          </Link>
        </p>
      )}
      {source && <SourceLine source={source} method={getMethod(theme)} hasDate={hasDate} />}
    </div>
  );
}

export function AboutLink() {
  return <AnchorLink href={`#${ID}`}>About these figures</AnchorLink>;
}

const Root = styled.section`
  ${row(1, 3)}
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;

  > div { flex: 1 1 17rem; }
  h2, && > p { flex: 0 0 100%; max-width: none; }
  && h2 { color: ${color.ink}; font-size: ${font.size.body}; }
  p { max-width: ${size.measure}; }
  ${media.print} {
    gap: 0 ${space(2)};
    && p { max-width: none; font-size: 7.5pt; }
  }
`;

const AnchorLink = styled.a`
  display: inline-block;
  padding-block: ${space(0.5)};
  color: ${color.primary};
  font-size: ${font.size.small};
  ${underline}
  ${media.print} { display: none; }
`;
