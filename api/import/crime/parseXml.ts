import { SaxesParser } from "saxes";
import { ImportError } from "../ImportError.ts";

/** What to do on each part of a document; names are without their namespace's prefix. */
export type XmlHandlers = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Parses a document as a stream. Entities that the document declares itself are an error, so it cannot grow.
 * @throws {ImportError} where the document is not well-formed; and whatever the handlers throw
 */
export async function parseXml(
  file: string,
  pieces: AsyncIterable<string>,
  handlers: XmlHandlers,
): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const { open, text, close } = handlers;
  if (open) parser.on("opentag", ({ name, attributes }) => open(withoutPrefix(name), attributes));
  if (text) parser.on("text", text);
  if (close) parser.on("closetag", ({ name }) => close(withoutPrefix(name)));
  parser.on("error", (error) => {
    throw new ImportError(file, `the workbook is damaged (${error.message}).`);
  });
  for await (const piece of pieces) parser.write(piece);
  parser.close();
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);
