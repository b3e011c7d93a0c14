import { type RefObject, useState } from "react";
import { styled } from "styled-components";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import type { TableModel, TableOrigin } from "../tableModel.ts";
import type { DownloadDialog } from "./DownloadDialog.tsx";

const backLabels = { chart: "Show as chart", map: "Show as map" };

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
  root: RefObject<HTMLElement | null>;
}

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
  root,
}: FigureActionsProps) {
  const [openedDialog, setOpenedDialog] = useState<{
    figure: HTMLElement;
    Dialog: typeof DownloadDialog;
  } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    setFailed(false);
    try {
      const { DownloadDialog: Dialog } = await import("./DownloadDialog.tsx");
      if (root.current) setOpenedDialog({ figure: root.current, Dialog });
    } catch {
      setFailed(true);
    }
  };
  return (
    <Root>
      <Button variant="quiet" aria-describedby={titleId} onPress={onSwitch}>
        <Icon name={isTable ? kind : "table"} size={18} />
        <span>{isTable ? backLabels[kind] : "Show as table"}</span>
      </Button>
      <Button variant="quiet" aria-describedby={titleId} onPress={() => void open()}>
        <Icon name="download" size={18} />
        <span>Download or share</span>
      </Button>
      {hasFailed && (
        <ErrorBox>
          <Alert>This could not be loaded. Please press again.</Alert>
        </ErrorBox>
      )}
      {openedDialog && (
        <openedDialog.Dialog
          title={title}
          finding={finding}
          table={table}
          origin={origin}
          embed={embed}
          figure={openedDialog.figure}
          onClose={() => setOpenedDialog(null)}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: ${space(-1)};
  color: ${color.primary};
  ${media.wide} { margin-inline-end: ${space(-1)}; }

  button { gap: ${space(0.5)}; font-size: ${font.size.small}; }
  /* The buttons stay in one line on a phone, so that the drawing and its legend remain visible. */
  ${media.narrow} {
    margin-inline-start: ${space(-0.5)};
    && button { gap: 2px; padding-inline: ${space(0.5)}; }
  }
`;

/** Takes no width of its own, because a long message would move the buttons. */
const ErrorBox = styled.div`
  width: 0;
  min-width: 100%;
`;
