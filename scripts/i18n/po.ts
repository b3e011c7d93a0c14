/** `english` and `texts` contain two texts if the message has a plural. */
export type PoEntry = { id: string; english: readonly string[]; texts: readonly string[]; isFuzzy: boolean };

const getHeader = (area: string, language: string) =>
  [
    `Project-Id-Version: ${area}`,
    `Language: ${language}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=UTF-8",
    "Content-Transfer-Encoding: 8bit",
    "Plural-Forms: nplurals=2; plural=n != 1;",
  ]
    .map((line) => JSON.stringify(`${line}\n`))
    .join("\n");

export function writePo(area: string, language: string, entries: readonly PoEntry[]): string {
  const blocks = entries.map(({ id, english: [one = "", other], texts, isFuzzy }) =>
    [
      ...(isFuzzy ? ["#, fuzzy"] : []),
      `msgctxt ${JSON.stringify(id)}`,
      `msgid ${JSON.stringify(one)}`,
      ...(other === undefined
        ? [`msgstr ${JSON.stringify(texts[0] ?? "")}`]
        : [
            `msgid_plural ${JSON.stringify(other)}`,
            ...[0, 1].map((form) => `msgstr[${form}] ${JSON.stringify(texts[form] ?? "")}`),
          ]),
    ].join("\n"),
  );
  return `msgid ""\nmsgstr ""\n${getHeader(area, language)}\n\n${blocks.join("\n\n")}\n`;
}

const KEYWORD = /^(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d)\])?\s+(".*")$/;

/** Also reads texts of several lines, because Weblate and Poedit wrap long ones. */
export function readPo(file: string): { header: ReadonlyMap<string, string>; entries: PoEntry[] } {
  const blocks = file.split(/\r?\n\s*\r?\n/).map(readBlock);
  const [headerBlock, ...entryBlocks] = blocks.filter(({ fields }) => fields.has("msgid"));
  const lines = headerBlock?.fields.get("msgstr")?.split("\n") ?? [];
  const header = new Map(lines.map((line) => [line.split(":")[0] ?? "", line.replace(/^[^:]*:\s*/, "")]));
  const entries = entryBlocks.map(({ fields, isFuzzy }) => {
    const forms = ["msgstr", "msgstr0", "msgstr1"].flatMap((name) => fields.get(name) ?? []);
    return {
      id: fields.get("msgctxt") ?? "",
      english: ["msgid", "msgid_plural"].flatMap((name) => fields.get(name) ?? []),
      texts: forms.every((form) => form === "") ? [] : forms,
      isFuzzy,
    };
  });
  return { header, entries };
}

function readBlock(block: string): { fields: ReadonlyMap<string, string>; isFuzzy: boolean } {
  const fields = new Map<string, string>();
  let name = "";
  const lines = block.split(/\r?\n/);
  for (const line of lines) {
    const [, keyword, form = "", text] = KEYWORD.exec(line) ?? [];
    if (keyword !== undefined) name = keyword + form;
    const addedText = text ?? (line.startsWith('"') ? line : undefined);
    if (addedText !== undefined) fields.set(name, (fields.get(name) ?? "") + JSON.parse(addedText));
  }
  return { fields, isFuzzy: lines.some((line) => line.startsWith("#,") && line.includes("fuzzy")) };
}
