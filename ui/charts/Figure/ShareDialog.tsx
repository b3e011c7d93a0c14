import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../primitives/Button/Button.tsx";
import { copyText, NOT_COPIED } from "../../primitives/Button/copyText.ts";
import { ButtonRow } from "../../primitives/ButtonRow/ButtonRow.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { csvFileName } from "../csv.ts";
import { saveFile } from "../saveFile.ts";
import type { TableModel, TableOrigin } from "../tableModel.ts";
import { citationOf, frameOf, sourceOf } from "./citation.ts";
import { drawingOf } from "./drawing.ts";
import { imageOf, pngOf } from "./figureImage.ts";
import { tableHtml } from "./tableHtml.ts";

export interface ShareDialogProps {
  title: string;
  finding: string | null | undefined;
  /** Its caption names the files. */
  table: TableModel;
  origin: TableOrigin;
  /** Address of the figure alone: "/embed/areas/crime/0". Without it, the dialog offers a table. */
  embed: string | undefined;
  /** Becomes the image. */
  figure: Element;
  onClose: () => void;
}

/** A citation, its address, HTML for another site, and an image. */
export function ShareDialog({ title, finding, table, origin, embed, figure, onClose }: ShareDialogProps) {
  const [said, setSaid] = useState("");
  const address = window.location.href;
  const read = { address, today: new Date().toISOString().slice(0, 10) };
  const citation = citationOf(title, origin, read);
  const html = embed ? frameOf(window.location.origin + embed, title) : tableHtml(table, citation);
  const copy = async (text: string, what: string) =>
    setSaid((await copyText(text)) ? `${what} copied.` : NOT_COPIED);
  const save = async (ending: "svg" | "png") => {
    const image = imageOf(drawingOf(figure, table), {
      title: finding ?? title,
      subtitle: [finding && title, origin.place, origin.period].filter(Boolean).join(", "),
      source: sourceOf(origin, read),
    });
    try {
      const fileName = csvFileName(table.caption, origin).replace(/csv$/, ending);
      if (ending === "png") saveFile(fileName, await pngOf(image), "image/png");
      else saveFile(fileName, image.svg, "image/svg+xml");
      setSaid("The image was saved.");
    } catch {
      setSaid("Your browser could not make this image. The SVG file, or a picture of the screen, may do.");
    }
  };
  return (
    <Dialog title="Share this figure" isOpen onOpenChange={onClose}>
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
        text={html}
        button="Copy code"
        onCopy={() => copy(html, "Code")}
      />
      <div>
        <h3>Save it as an image</h3>
        <ButtonRow>
          <Button onPress={() => void save("png")}>
            <Icon name="download" size={18} /> Image (PNG)
          </Button>
          <Button onPress={() => void save("svg")}>
            <Icon name="download" size={18} /> Drawing (SVG)
          </Button>
        </ButtonRow>
      </div>
      <Said role="status">{said}</Said>
    </Dialog>
  );
}

interface PartProps {
  title: ReactNode;
  note?: string;
  text: string;
  button: string;
  onCopy: () => void;
}

function Part({ title, note, text, button, onCopy }: PartProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{title}</h3>
      {note && <p>{note}</p>}
      <Text tabIndex={0}>{text}</Text>
      <Button aria-describedby={id} onPress={onCopy}>
        <Icon name="copy" size={18} /> {button}
      </Button>
    </div>
  );
}

/** One press selects all of it. */
const Text = styled.p`
  margin-block: ${space(0.5)} ${space(1)};
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${font.size.small};
  max-height: 12rem;
  overflow: auto;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Said = styled.p`
  min-height: 1.5em;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
