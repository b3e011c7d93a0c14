import { lazy, type RefObject, Suspense, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import type { TableModel, TableOrigin } from "../tableModel.ts";

const ShareDialog = lazy(async () => ({ default: (await import("./ShareDialog.tsx")).ShareDialog }));

export interface FigureActionsProps {
  titleId: string;
  title: string;
  finding?: string | null | undefined;
  table: TableModel;
  origin: TableOrigin;
  embed?: string | undefined;
  kind: "chart" | "map";
  isTable: boolean;
  onSwitch: () => void;
  /** What an image is made of. */
  drawing: RefObject<HTMLElement | null>;
}

/** What can be done with a figure: its values as a table, as a file, and ways to cite and show it elsewhere. */
export function FigureActions({
  titleId,
  title,
  finding,
  kind,
  isTable,
  onSwitch,
  table,
  origin,
  embed,
  drawing,
}: FigureActionsProps) {
  const [shared, setShared] = useState<HTMLElement | null>(null);
  return (
    <Root>
      <Button variant="quiet" aria-describedby={titleId} onPress={onSwitch}>
        <Icon name={isTable ? kind : "table"} size={18} />
        {isTable ? `Show as ${kind}` : "Show as table"}
      </Button>
      <Button
        variant="quiet"
        aria-describedby={titleId}
        onPress={() => import("../downloadCsv.ts").then(({ downloadCsv }) => downloadCsv(table, origin))}
      >
        <Icon name="download" size={18} />
        Download CSV
      </Button>
      <Button variant="quiet" aria-describedby={titleId} onPress={() => setShared(drawing.current)}>
        <Icon name="external" size={18} />
        Share
      </Button>
      {shared && (
        <Suspense>
          <ShareDialog
            title={title}
            finding={finding}
            caption={table.caption}
            origin={origin}
            embed={embed}
            figure={shared}
            onClose={() => setShared(null)}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${space(1)};
  color: ${color.primary};
  ${media.wide} { margin-inline-end: -${space(1)}; }

  button { gap: ${space(0.5)}; font-size: ${font.size.small}; }
  /* In one line on a phone, so that the drawing and its legend stay in sight. */
  ${media.narrow} {
    margin-inline-start: -${space(0.5)};
    && button { gap: 2px; padding-inline: ${space(0.5)}; }
  }
`;
