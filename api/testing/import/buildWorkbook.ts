import { crc32, deflateRawSync } from "node:zlib";
import { columnLetters } from "../../lib/text/columnLetters.ts";

export type CellText = string | number | null | { formula: string; value?: number };
type Cell = CellText;

export function buildWorkbook(
  sheetName: string,
  rows: readonly (readonly Cell[])[],
  mergedRanges: readonly string[] = [],
): Buffer {
  return buildZip(workbookParts(sheetName, rows, mergedRanges));
}

export function workbookParts(
  sheetName: string,
  rows: readonly (readonly Cell[])[],
  mergedRanges: readonly string[] = [],
): ZippedFile[] {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === "string"))];
  const textIndexes = new Map(texts.map((text, index) => [text, index]));
  const formatCell = (value: Cell, row: number, column: number) => {
    if (value === null) return "";
    const reference = `${columnLetters(column)}${row}`;
    if (typeof value === "object") {
      const valueElement = value.value === undefined ? "" : `<v>${value.value}</v>`;
      return `<c r="${reference}"><f>${value.formula}</f>${valueElement}</c>`;
    }
    return typeof value === "number"
      ? `<c r="${reference}" s="1"><v>${value}</v></c>`
      : `<c r="${reference}" t="s"><v>${textIndexes.get(value)}</v></c>`;
  };
  const sheetRows = rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.length > 0)
    .map(
      ({ number, cells }) =>
        `<row r="${number}">${cells.map((value, column) => formatCell(value, number, column)).join("")}</row>`,
    );
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return [
    {
      name: "xl/workbook.xml",
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Summary" sheetId="1" r:id="rId1"/><sheet name="${sheetName}" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: "xl/worksheets/sheet1.xml", content: `<worksheet xmlns="${main}"><sheetData/></worksheet>` },
    {
      name: "xl/worksheets/sheet2.xml",
      content: `<worksheet xmlns="${main}"><sheetData>${sheetRows.join("")}</sheetData>${mergeCells(mergedRanges)}</worksheet>`,
    },
    {
      name: "xl/sharedStrings.xml",
      content: `<sst xmlns="${main}">${texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join("")}</sst>`,
    },
  ];
}

const mergeCells = (mergedRanges: readonly string[]) =>
  mergedRanges.length === 0
    ? ""
    : `<mergeCells count="${mergedRanges.length}">${mergedRanges.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** `claimedSize` is a false unzipped size. */
export type ZippedFile = { name: string; content: string | Buffer; claimedSize?: number };

export function buildZip(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed]);
    const location = Buffer.alloc(14);
    location.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([20, 0]), fields, location, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, index, Buffer.from("PK\x05\x06"), end]);
}
