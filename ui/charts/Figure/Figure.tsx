import { type ReactNode, useId, useImperativeHandle, useRef, useState } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";
import { useIsPrinting } from "../../tokens/useIsPrinting.ts";
import { DataTable, type DataTableProps } from "../DataTable/DataTable.tsx";
import type { TableModel, TableOrigin } from "../tableModel.ts";
import { FigureActions } from "./FigureActions.tsx";
import { Body, Finding, Foot, Head, Measure, OnScreen, Root, Subtitle } from "./figureStyles.ts";
import { keepPeriods } from "./keepPeriods.tsx";

export interface FigureProps extends RootProps<HTMLElement> {
  /** What is measured. The heading, or with a finding the beginning of the line below. */
  title: string;
  /** Heading and accessible name: at most 90 characters, without a full stop. */
  finding?: string | null | undefined;
  headingLevel?: 2 | 3 | 4;
  /** Added to the heading for screen readers only, because the line below shows it. */
  place?: string;
  /** Added at the end of the line of measure, place and period. */
  note?: string | undefined;
  /** The rows of 'Show as table' and of the CSV file, whose name is made from the caption. */
  table: TableModel;
  /** Place, period and source, for the line under the heading, the table's notes and the CSV file. */
  origin: TableOrigin;
  initialSort?: DataTableProps["initialSort"];
  footer?: ReactNode;
  /** Names the drawing on the button that leads back from the table. */
  kind?: "chart" | "map";
  /** Fills the height of its parent; on narrow screens the drawing decides the height. */
  isFilling?: boolean;
  /** Px at the right edge that a panel covers, if the figure fills a wide screen. */
  insetRight?: number;
  /** Address of the page with the figure alone, for frames of other sites: "/embed/areas/crime/0". */
  embed?: string | undefined;
  /** Returns the address to which a row's first cell links. */
  rowHref?: DataTableProps["rowHref"];
  children: ReactNode;
}

/**
 * - **When:** Every chart or map that is shown: it adds title, place, period, table, CSV and image.
 * - **When not:** A small mark within a sentence or a table.
 * - **Keys:** Tab moves to its buttons.
 */
export function Figure({
  title,
  finding,
  place,
  headingLevel = 3,
  note,
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
  ref,
  ...root
}: FigureProps) {
  const [isTableVisible, setTableVisible] = useState(false);
  const figure = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => figure.current as HTMLElement);
  // Prints a map's figures as a table, too, because values on pointing do not exist on paper.
  const isOnPaper = useIsPrinting() && kind === "map";
  const titleId = useId();
  const findingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root
      {...root}
      ref={figure}
      aria-labelledby={finding ? `${titleId} ${findingId}` : titleId}
      data-filling={isFilling || undefined}
      $insetRight={insetRight}
    >
      <Head>
        <div>
          <Heading>
            {finding && <Finding id={findingId}>{keepPeriods(finding)}</Finding>}
            <Measure id={titleId} data-measure={finding ? true : undefined}>
              {title}
              {place && <VisuallyHidden> in {place}</VisuallyHidden>}
            </Measure>
          </Heading>
          <Subtitle>
            {keepPeriods(
              [origin.place, origin.period, note, origin.source?.isDemonstration && "Demonstration"]
                .filter(Boolean)
                .join(" · ")
                .replace(/ · (?=Demonstration$)/, "\u00a0·\u00a0"),
            )}
          </Subtitle>
        </div>
        <FigureActions
          titleId={titleId}
          title={title}
          finding={finding}
          kind={kind}
          isTable={isTableVisible}
          onSwitch={() => setTableVisible(!isTableVisible)}
          table={table}
          origin={origin}
          embed={embed}
          root={figure}
        />
      </Head>
      <Body data-table={isTableVisible || undefined}>
        {!isTableVisible && children}
        {(isTableVisible || isOnPaper) && (
          <DataTable
            table={table}
            initialSort={initialSort}
            rowHref={rowHref}
            maxHeight={isFilling ? "100%" : undefined}
          />
        )}
      </Body>
      <Foot>
        {(isTableVisible || isOnPaper) && (
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
