import { type ReactNode, useId, useImperativeHandle, useRef, useState } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { RootProps } from "../../tokens/RootProps.ts";
import { useIsPrinting } from "../../tokens/useIsPrinting.ts";
import { DataTable, type DataTableProps } from "../DataTable/DataTable.tsx";
import type { TableModel, TableOrigin } from "../tableModel.ts";
import { FigureActions } from "./FigureActions.tsx";
import { Body, Finding, Foot, Head, Measure, OnScreen, Root, Subtitle } from "./figureStyles.ts";

export interface FigureProps extends RootProps<HTMLElement> {
  /** What is measured. Under a finding, it begins the line of measure, place and period. */
  title: string;
  /** At most 90 characters without a full stop, as heading and accessible name. */
  finding?: string | null | undefined;
  headingLevel?: 2 | 3 | 4;
  /** For heading navigation; on screen the subtitle shows it. */
  place?: string;
  /** Ends the line of measure, place and period. */
  note?: string | undefined;
  /** Used for 'Show as table' and the CSV file, which is named after its caption. */
  table: TableModel;
  /** Place and period of the line, last columns of the CSV file, and the words under the table. */
  origin: TableOrigin;
  initialSort?: DataTableProps["initialSort"];
  footer?: ReactNode;
  /** For the button that leads back from the table. */
  kind?: "chart" | "map";
  /** Fills its parent's height; on narrow screens the drawing has its own. */
  isFilling?: boolean;
  /** Px that a panel covers at the right edge of a filling figure on a wide screen. */
  insetRight?: number;
  /** For frames of other sites: "/embed/areas/crime/0". */
  embed?: string | undefined;
  /** Makes a row's first cell a link. */
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
  const [isChosen, setChosen] = useState(false);
  const figure = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => figure.current as HTMLElement);
  // Nobody can point at a map on paper.
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
            {finding && <Finding id={findingId}>{finding}</Finding>}
            <Measure id={titleId} data-measure={finding ? true : undefined}>
              {title}
              {place && <VisuallyHidden> in {place}</VisuallyHidden>}
            </Measure>
          </Heading>
          <Subtitle>
            {[origin.place, origin.period, note, origin.source?.isDemonstration && "Demonstration"]
              .filter(Boolean)
              .join(" · ")}
          </Subtitle>
        </div>
        <FigureActions
          titleId={titleId}
          title={title}
          finding={finding}
          kind={kind}
          isTable={isChosen}
          onSwitch={() => setChosen(!isChosen)}
          table={table}
          origin={origin}
          embed={embed}
          root={figure}
        />
      </Head>
      <Body data-table={isChosen || undefined}>
        {!isChosen && children}
        {(isChosen || isOnPaper) && (
          <DataTable
            table={table}
            initialSort={initialSort}
            rowHref={rowHref}
            maxHeight={isFilling ? "100%" : undefined}
          />
        )}
      </Body>
      <Foot>
        {(isChosen || isOnPaper) && (
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
