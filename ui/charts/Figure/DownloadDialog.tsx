import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../primitives/Button/Button.tsx";
import { copyText, NOT_COPIED } from "../../primitives/Button/copyText.ts";
import { ButtonRow } from "../../primitives/ButtonRow/ButtonRow.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { csvFileName, toCsv } from "../csv.ts";
import { downloadText, saveFile } from "../downloadCsv.ts";
import { type Column, formatCell, type Row, type TableModel, type TableOrigin } from "../tableModel.ts";
import { formatCitation, formatFrame, formatSource } from "./citation.ts";
import { getDrawing } from "./drawing.ts";
import { renderImage, renderPng } from "./figureImage.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export interface DownloadDialogProps {
  title: string;
  finding: string | null | undefined;
  /** The names of the downloaded files are made from its caption. */
  table: TableModel;
  origin: TableOrigin;
  /**
   * Address of the page with the figure alone: "/embed/areas/crime/0". Without it, the dialog offers the
   * table as HTML.
   */
  embed: string | undefined;
  /** The element from which the image is made. */
  figure: Element;
  onClose: () => void;
}

type Ending = "csv" | "xlsx" | "png" | "svg";
const fileLabels: Record<Ending, string> = {
  csv: "Table (CSV)",
  xlsx: "Workbook (XLSX)",
  png: "Image (PNG)",
  svg: "Drawing (SVG)",
};
const saveErrors: Partial<Record<Ending, string>> = {
  png: "Your browser could not make this image. The SVG file, or a picture of the screen, may do.",
};

/** Offers the figure as a file or an image, a citation, its address, and HTML for other sites. */
export function DownloadDialog({
  title,
  finding,
  table,
  origin,
  embed,
  figure,
  onClose,
}: DownloadDialogProps) {
  const [message, setMessage] = useState("");
  const address = window.location.href;
  const retrieval = { address, today: new Date().toISOString().slice(0, 10) };
  const citation = formatCitation(title, origin, retrieval);
  const html = embed ? formatFrame(window.location.origin + embed, title) : formatTableHtml(table, citation);
  const copy = async (text: string, name: string) =>
    setMessage((await copyText(text)) ? `${name} copied.` : NOT_COPIED);
  const renderFigure = () =>
    renderImage(getDrawing(figure, table), {
      title: finding ?? title,
      subtitle: [finding && title, origin.place, origin.period].filter(Boolean).join(", "),
      source: formatSource(origin, retrieval),
    });
  const writers: Record<Ending, (name: string) => Promise<void> | void> = {
    csv: (name) => downloadText(toCsv(table, origin), name),
    xlsx: async (name) => {
      const { buildWorkbook } = await import("../workbook.ts");
      saveFile(name, await buildWorkbook(table, origin), XLSX);
    },
    png: async (name) => saveFile(name, await renderPng(renderFigure()), "image/png"),
    svg: (name) => saveFile(name, renderFigure().svg, "image/svg+xml"),
  };
  const save = async (ending: Ending) => {
    try {
      await writers[ending](csvFileName(table.caption, origin).replace(/csv$/, ending));
      setMessage("The file was saved.");
    } catch {
      setMessage(saveErrors[ending] ?? "The file could not be saved. Please press again.");
    }
  };
  return (
    <Dialog title="Download or share this figure" isOpen onOpenChange={onClose}>
      <Block>
        <h3>Download what is shown</h3>
        <p>{table.caption}</p>
        <ButtonRow>
          {(Object.keys(fileLabels) as Ending[]).map((ending) => (
            <Button key={ending} onPress={() => void save(ending)}>
              <Icon name="download" size={18} /> {fileLabels[ending]}
            </Button>
          ))}
        </ButtonRow>
        <Message role="status">{message}</Message>
      </Block>
      <Part
        title="Cite it"
        text={citation}
        button="Copy citation"
        onCopy={() => copy(citation, "Citation")}
      />
      <Part title="Link to it" text={address} button="Copy link" onCopy={() => copy(address, "Link")} />
      <Part
        title="Show it on your own site"
        note={
          embed
            ? "A frame that always shows the latest figures."
            : "A table of the figures as they are today. It does not change later."
        }
        text={<code>{html}</code>}
        button="Copy code"
        onCopy={() => copy(html, "Code")}
      />
    </Dialog>
  );
}

interface PartProps {
  title: ReactNode;
  note?: string;
  text: ReactNode;
  button: string;
  onCopy: () => void;
}

function Part({ title, note, text, button, onCopy }: PartProps) {
  const id = useId();
  return (
    <Block>
      <h3 id={id}>{title}</h3>
      {note && <p>{note}</p>}
      <Text tabIndex={0}>{text}</Text>
      <Button aria-describedby={id} onPress={onCopy}>
        <Icon name="copy" size={18} /> {button}
      </Button>
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  min-width: 0;

  & + & { padding-block-start: ${space(2)}; border-block-start: 1px solid ${color.line}; }
`;

const Text = styled.p`
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${font.size.small};
  width: 100%;
  max-height: 12rem;
  overflow: auto;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Message = styled.p`
  min-height: 1.5em;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

/** Returns plain HTML without styles and scripts, to be pasted into other sites. */
export function formatTableHtml(table: TableModel, citation: string): string {
  const { caption, columns, rows, pinned = [] } = table;
  const cell = (column: Column, row: Row, index: number) =>
    index === 0
      ? `<th scope="row" align="left">${escapeHtml(formatCell(column, row))}</th>`
      : `<td align="right">${escapeHtml(formatCell(column, row))}</td>`;
  return [
    '<figure style="margin:0;overflow-x:auto">',
    `<table><caption align="top">${escapeHtml(caption)}</caption>`,
    `<thead><tr>${columns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join("")}</tr></thead>`,
    `<tbody>${[...pinned, ...rows].map((row) => `<tr>${columns.map((column, index) => cell(column, row, index)).join("")}</tr>`).join("")}</tbody></table>`,
    `<figcaption>${escapeHtml(citation)}</figcaption></figure>`,
  ].join("\n");
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
