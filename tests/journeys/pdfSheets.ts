import { inflateSync } from "node:zlib";

interface PdfObject {
  head: string;
  content: string;
}

/** Reads the text of each sheet of a PDF that Chromium made, in the order in which it is drawn. */
export function readSheets(pdf: Buffer): string[] {
  const objects = new Map<string, PdfObject>();
  for (const [, id = "", body = ""] of pdf.toString("latin1").matchAll(/(\d+) 0 obj\b(.*?)endobj/gs)) {
    const [head = ""] = /^.*?stream\r?\n/s.exec(body) ?? [body];
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const isCompressed = length > 0 && head.includes("/FlateDecode");
    const compressed = Buffer.from(body.slice(head.length, head.length + length), "latin1");
    const content = isCompressed ? inflateSync(compressed).toString("latin1") : "";
    objects.set(id, { head, content });
  }
  const findObject = (id = "") => objects.get(id) ?? { head: "", content: "" };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const fonts = [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]): [string, Characters] => [
      name,
      readCharacters(findObject(/\/ToUnicode (\d+)/.exec(findObject(id).head)?.[1]).content),
    ]);
    return readText(findObject(/\/Contents (\d+)/.exec(head)?.[1]).content, new Map(fonts));
  });
}

type Characters = Map<number, string>;

function readCharacters(content: string): Characters {
  const characters: Characters = new Map();
  const hex = (digits = "") => Number.parseInt(digits, 16);
  const text = (digits: string, step = 0) =>
    String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map((unit) => hex(unit) + step));
  for (const [, first, last, target = ""] of content.matchAll(/^<(\w+)> (?:<(\w+)> )?<(\w+)>$/gm)) {
    for (let code = hex(first); code <= hex(last ?? first); code++)
      characters.set(code, text(target, code - hex(first)));
  }
  return characters;
}

function readText(content: string, fonts: Map<string, Characters>): string {
  let characters: Characters | undefined;
  let text = "";
  for (const [, font, codes] of content.matchAll(/\/(F\d+) \S+ Tf|<(\w+)> Tj/g)) {
    if (font) characters = fonts.get(font);
    for (const code of codes?.match(/.{4}/g) ?? []) text += characters?.get(Number.parseInt(code, 16)) ?? "";
  }
  return text.normalize("NFKC");
}
