import Papa from "papaparse";
import type { SheetPreview } from "../../building-block/sheet/contract.ts";
import { buildWorkbook } from "../import/buildWorkbook.ts";
import type { Office, OfficeResponse, OfficeUser } from "./office.ts";

export type Grid = string[][];

export const encodeCsv = (grid: Grid, delimiter = ","): Buffer<ArrayBuffer> =>
  Buffer.from(Papa.unparse(grid, { delimiter, newline: "\r\n" }));
export const workbook = (grid: readonly (readonly (string | number | null)[])[]): Buffer<ArrayBuffer> =>
  Buffer.from(buildWorkbook("Contacts", grid));

export const toGrid = (csv: string): Grid =>
  Papa.parse<string[]>(csv.replace("\uFEFF", ""), { skipEmptyLines: true }).data;

export function createSheetClient(office: Office) {
  const upload = async (
    who: OfficeUser,
    path: string,
    file: Buffer<ArrayBuffer>,
  ): Promise<OfficeResponse> => {
    const response = await fetch(`${office.url}/api/buildingblock/${path}`, {
      method: "POST",
      headers: {
        "Sec-Fetch-Site": "same-origin",
        "x-test-as": who,
        "Content-Type": "application/octet-stream",
      },
      body: file,
    });
    return { status: response.status, body: (await response.json()) as OfficeResponse["body"] };
  };
  const send = (who: OfficeUser, file: Buffer<ArrayBuffer>, fileName = "contacts.csv") =>
    upload(who, `uploadSheet?fileName=${encodeURIComponent(fileName)}`, file);
  return {
    upload,
    send,
    async download(who: OfficeUser, body: object = { format: "csv" }): Promise<Grid> {
      return toGrid((await office.file(who, "downloadSheet", body)).toString());
    },
    async preview(who: OfficeUser, file: Buffer<ArrayBuffer>): Promise<SheetPreview> {
      const { status, body } = await send(who, file);
      if (status !== 200) throw new Error(`${status} ${body.message}`);
      return body.preview as SheetPreview;
    },
    async apply(
      who: OfficeUser,
      file: Buffer<ArrayBuffer>,
      fingerprint: string | null,
      how: number | null = 1,
    ) {
      const checked = how === null ? "" : `&checkedHow=${how}`;
      const path = `uploadSheet?fileName=contacts.csv&apply=${fingerprint}${checked}`;
      const { status, body } = await upload(who, path, file);
      return { status, body: { ...body, ...(body.applied as object) } as OfficeResponse["body"] };
    },
  };
}

export function getCells(grid: Grid) {
  const column = (heading: string) => (grid[0] as string[]).indexOf(heading);
  return {
    get: (row: number, heading: string) => grid[row]?.[column(heading)] ?? "",
    set(row: number, cells: Record<string, string>) {
      for (const [heading, text] of Object.entries(cells)) (grid[row] as string[])[column(heading)] = text;
    },
    people: () => grid.flatMap((cells, row) => (row > 0 && cells[column("Contact id")] !== "" ? [row] : [])),
  };
}
