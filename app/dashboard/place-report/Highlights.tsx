import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { THEME_TITLES } from "../../lib/address/themeIds.ts";
import { themeColumns } from "../place/themeColumns.ts";
import { useFindings } from "../place/useFindings.ts";
import { type AnyTheme, themes } from "../themes/registry.ts";
import { ReportSection } from "./ReportSection.ts";

export function Highlights({ boundaryId }: { boundaryId: number }) {
  return (
    <ReportSection aria-labelledby="place-report-stands-out">
      <h2 id="place-report-stands-out">What stands out</h2>
      <List>
        {themes.map((theme) => (
          <ThemeLine key={theme.componentId} theme={theme} boundaryId={boundaryId} />
        ))}
      </List>
    </ReportSection>
  );
}

function ThemeLine({ theme, boundaryId }: { theme: AnyTheme; boundaryId: number }) {
  const { data } = useFindings(theme.componentId, boundaryId);
  if (data === undefined || !isFigure(data.place.figure)) return null;
  const { sentences } = data;
  if (sentences.areas === null && sentences.areasChange === null) return null;
  return (
    <li>
      <h3>{THEME_TITLES[theme.componentId] ?? ""}</h3>
      {[sentences.areas, sentences.areasChange].filter(Boolean).map((sentence) => (
        <p key={sentence}>{sentence}.</p>
      ))}
    </li>
  );
}

const List = styled.ul`
  ${themeColumns}

  li { padding-block-start: ${space(1)}; border-top: 1px solid ${color.line}; }
  li:only-child { grid-column: 1 / -1; }
  h3 { font-size: ${font.size.body}; }
  ${media.print} { gap: ${space(0.5)} ${space(2)}; h3 { font-size: 9pt; } }
`;
