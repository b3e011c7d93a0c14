import { type CSSProperties, type ReactNode, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { media } from "../../tokens/media.ts";
import { color, font, size, space } from "../../tokens/tokens.ts";
import { useIsPrinting } from "../../tokens/useIsPrinting.ts";
import { DataTable, type DataTableProps } from "../DataTable/DataTable.tsx";
import type { TableModel, TableOrigin } from "../tableModel.ts";
import { FigureActions } from "./FigureActions.tsx";

export interface FigureProps {
  /** What is measured. Under a finding, it is the subtitle. */
  title: string;
  /** What the values show, in a sentence without a full stop: the heading, and read aloud as the figure's name. */
  finding?: string | null | undefined;
  /** Level in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Place name for people who move from heading to heading; the subtitle shows it on screen. */
  place?: string;
  /** Place and time, under the title. */
  subtitle?: ReactNode;
  /** The values of the drawing, for 'Show as table' and the CSV file, which is named after its caption. */
  table: TableModel;
  /** Last columns of the CSV file, and the words under the table. */
  origin: TableOrigin;
  initialSort?: DataTableProps["initialSort"];
  /** Source line and notes. */
  footer: ReactNode;
  /** Named by the button that leads back from the table. */
  kind?: "chart" | "map";
  /** Fills the height of its parent; on narrow screens the drawing has its own height. */
  isFilling?: boolean;
  /** Width in px of a panel over the right edge of a filling figure; words, buttons and the table keep clear of it. */
  insetRight?: number;
  /** Address of the figure alone, for frames of other sites: "/embed/areas/crime/0". */
  embed?: string | undefined;
  /** Makes a row's first cell a link. */
  rowHref?: DataTableProps["rowHref"];
  /** The chart or map. */
  children: ReactNode;
}

/** The frame of every chart and map: title, drawing or table, source, and the values as a file. */
export function Figure({
  title,
  finding,
  place,
  headingLevel = 3,
  subtitle,
  table,
  origin,
  initialSort,
  footer,
  kind = "chart",
  isFilling = false,
  insetRight = 0,
  embed,
  rowHref,
  children,
}: FigureProps) {
  const [isChosen, setChosen] = useState(false);
  const root = useRef<HTMLElement>(null);
  // A map does not fit paper, but its values do.
  const isOnPaper = useIsPrinting() && kind === "map";
  const isTable = isChosen || isOnPaper;
  const titleId = useId();
  const findingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root
      ref={root}
      aria-labelledby={finding ? `${titleId} ${findingId}` : titleId}
      data-filling={isFilling || undefined}
      style={{ "--inset-right": `${insetRight}px` } as CSSProperties}
    >
      <Head>
        <div>
          <Heading>
            {finding && <Finding id={findingId}>{finding}</Finding>}
            <Measure id={titleId} data-measure={finding ? true : undefined}>
              {title}
              {place && <VisuallyHidden> in {place}</VisuallyHidden>}
            </Measure>
          </Heading>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </div>
        <FigureActions
          titleId={titleId}
          title={title}
          finding={finding}
          kind={kind}
          isTable={isTable}
          onSwitch={() => setChosen(!isChosen)}
          table={table}
          origin={origin}
          embed={embed}
          root={root}
        />
      </Head>
      <Body data-table={isTable || undefined}>
        {isTable ? (
          <DataTable
            table={table}
            initialSort={initialSort}
            rowHref={rowHref}
            maxHeight={isFilling ? "100%" : undefined}
          />
        ) : (
          children
        )}
      </Body>
      <Foot>
        {isTable && (
          <p>
            {origin.definition}
            <OnScreen>
              {" "}
              In the CSV file, the last columns of every row say this, title, place, period, source and date.
            </OnScreen>
          </p>
        )}
        {footer}
      </Foot>
    </Root>
  );
}

const Root = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;

  &[data-filling] {
    gap: 0;
    ${media.wide} { height: 100%; }
    ${media.print} { --inset-right: 0px !important; height: auto; }
  }
  /* Browsers break blocks well over pages, and little else. */
  ${media.print} {
    display: block;
    margin-block-end: ${space(2)};
    &:not(:has(table, [role="grid"])) { break-inside: avoid; }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 ${space(2)};

  > :first-child { flex: 1 1 18rem; }
  [data-filling] > & {
    align-items: center;
    padding: ${space(0.5)} calc(${space(2)} + var(--inset-right)) ${space(0.5)} ${space(2)};
    ${media.print} { padding-inline: 0; }
  }
`;

const Finding = styled.span`
  display: block;
  max-width: ${size.measure};
  text-wrap: pretty;
`;

const Measure = styled.span`
  &[data-measure] {
    display: block;
    margin-block-start: ${space(0.25)};
    color: ${color.ink};
    font-size: ${font.size.small};
    font-weight: ${font.weight.regular};
    letter-spacing: 0;
  }
`;

const Subtitle = styled.p`
  max-width: ${size.measure};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Body = styled.div`
  position: relative;
  flex: 1 0 auto;
  min-width: 0;

  [data-filling] > & {
    ${media.wide} { flex: 1; min-height: 0; }
    ${media.narrow} {
      --drawing-height: clamp(16rem, 100dvh - 30rem, 32rem);
    }

  }
  [data-filling] > &[data-table] { margin-inline-end: var(--inset-right); }
`;

const OnScreen = styled.span`
  ${media.print} { display: none; }
`;

const Foot = styled.figcaption`
  display: grid;
  gap: ${space(0.5)};
  font-size: ${font.size.small};

  [data-filling] > & {
    padding: ${space(0.5)} calc(${space(2)} + var(--inset-right)) ${space(0.5)} ${space(2)};
    ${media.print} { padding-inline: 0; }
  }
`;
