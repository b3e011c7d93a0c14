import { SaxesParser } from "saxes";
import { ImportError } from "./ImportError.ts";

/** No text of a workbook is this long, and a text of this length fits in memory. */
const MAX_CHARACTERS_AT_ONCE = 1_000_000;
const MAX_DEPTH = 100;

type XmlHandlers = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Refuses entity declarations, so that no entity can expand to a huge text.
 * @throws {ImportError} if the XML is malformed; also what the handlers throw
 */
export async function parseXml(
  file: string,
  pieces: AsyncIterable<string>,
  handlers: XmlHandlers,
): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const { open, text, close } = handlers;
  let charactersSinceEvent = 0;
  let depth = 0;
  parser.on("opentag", ({ name, attributes }) => {
    charactersSinceEvent = 0;
    depth += 1;
    if (depth > MAX_DEPTH)
      throw new ImportError(file, "the workbook is damaged (its parts are nested too deep).");
    open?.(removePrefix(name), attributes);
  });
  parser.on("text", (piece) => {
    charactersSinceEvent = 0;
    text?.(piece);
  });
  parser.on("closetag", ({ name }) => {
    charactersSinceEvent = 0;
    depth -= 1;
    close?.(removePrefix(name));
  });
  parser.on("error", (error) => {
    throw new ImportError(file, `the workbook is damaged (${error.message}).`);
  });
  for await (const piece of pieces) {
    charactersSinceEvent += piece.length;
    parser.write(piece);
    // The parser buffers a text until it ends, so a longer one could fill the memory.
    if (charactersSinceEvent > MAX_CHARACTERS_AT_ONCE) {
      throw new ImportError(
        file,
        `it has a text longer than the limit of ${MAX_CHARACTERS_AT_ONCE} characters.`,
      );
    }
  }
  parser.close();
}

const removePrefix = (name: string) => name.slice(name.indexOf(":") + 1);
