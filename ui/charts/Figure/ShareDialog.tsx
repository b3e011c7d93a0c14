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
import type { TableOrigin } from "../tableModel.ts";
import { citationOf, frameOf, sourceOf } from "./citation.ts";
import { drawingIn, imageOf, legendIn, pngOf } from "./figureImage.ts";

export interface ShareDialogProps {
  title: string;
  finding: string | null | undefined;
  /** Names the files. */
  caption: string;
  origin: TableOrigin;
  /** The figure alone: "/embed/areas/crime/0". */
  embed: string | undefined;
  /** On the page; its chart becomes the image. */
  figure: Element;
  onClose: () => void;
}

/** Words to cite a figure with, its address, a frame for another site, and the chart as an image. */
export function ShareDialog({ title, finding, caption, origin, embed, figure, onClose }: ShareDialogProps) {
  const [said, setSaid] = useState("");
  const address = window.location.href;
  const read = { address, today: new Date().toISOString().slice(0, 10) };
  const citation = citationOf(title, origin, read);
  // Behind the dialog nothing changes.
  const [drawing] = useState(() => drawingIn(figure));
  const copy = async (text: string, what: string) =>
    setSaid((await copyText(text)) ? `${what} copied.` : NOT_COPIED);
  const save = async (chart: SVGSVGElement, ending: "svg" | "png") => {
    const image = imageOf(
      chart,
      {
        title: finding ?? title,
        subtitle: [finding && title, origin.place, origin.period].filter(Boolean).join(", "),
        source: sourceOf(origin, read),
      },
      legendIn(figure),
    );
    try {
      const fileName = csvFileName(caption, origin).replace(/csv$/, ending);
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
      {embed && (
        <Part
          title="Show it on your own site"
          text={frameOf(window.location.origin + embed, title)}
          button="Copy code"
          onCopy={() => copy(frameOf(window.location.origin + embed, title), "Code")}
        />
      )}
      {drawing && (
        <div>
          <h3>Save it as an image</h3>
          <ButtonRow>
            <Button onPress={() => void save(drawing, "png")}>
              <Icon name="download" size={18} /> Image (PNG)
            </Button>
            <Button onPress={() => void save(drawing, "svg")}>
              <Icon name="download" size={18} /> Drawing (SVG)
            </Button>
          </ButtonRow>
        </div>
      )}
      <Said role="status">{said}</Said>
    </Dialog>
  );
}

interface PartProps {
  title: ReactNode;
  text: string;
  button: string;
  onCopy: () => void;
}

function Part({ title, text, button, onCopy }: PartProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <Text>{text}</Text>
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
  overflow-wrap: anywhere;
  user-select: all;
`;

const Said = styled.p`
  min-height: 1.5em;
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
