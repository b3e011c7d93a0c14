import type { CataloguePreview } from "../../building-block/catalogue/contract.ts";
import type { Office, OfficeResponse } from "./office.ts";
import { createSheetClient, encodeCsv, type Grid, getCells, toGrid } from "./sheets.ts";

export type CatalogueEdit = { id?: string; cells: Record<string, string> };

/** An edit without an id adds a row. */
export function editCatalogue(grid: Grid, edits: readonly CatalogueEdit[]): Grid {
  for (const { id, cells } of edits) {
    const row = id === undefined ? grid.push([]) - 1 : grid.findIndex(([first]) => first === id);
    if (row < 1) throw new Error(`${id} is not in the catalogue.`);
    getCells(grid).set(row, cells);
  }
  return grid.map((cells) => Array.from(cells, (cell) => cell ?? ""));
}

export function buildCatalogueSheets(office: Office) {
  const { upload } = createSheetClient(office);
  const send = (grid: Grid, apply = "") =>
    upload("elsewhere", `changeCatalogue?fileName=catalogue.csv${apply}`, encodeCsv(grid));
  const download = async (): Promise<Grid> =>
    toGrid((await office.file("elsewhere", "catalogueSheet", { format: "csv" })).toString());
  const preview = async (grid: Grid): Promise<CataloguePreview> =>
    (await send(grid)).body.preview as CataloguePreview;
  const apply = (grid: Grid, fingerprint: string | null): Promise<OfficeResponse> =>
    send(grid, `&apply=${fingerprint}`);
  return {
    download,
    preview,
    apply,
    async change(...edits: CatalogueEdit[]): Promise<CataloguePreview> {
      const grid = editCatalogue(await download(), edits);
      const previewed = await preview(grid);
      if (previewed.errors.length > 0) throw new Error(JSON.stringify(previewed.errors));
      const { status, body } = await apply(grid, previewed.fingerprint);
      if (status !== 200) throw new Error(`${status} ${body.message}`);
      return previewed;
    },
  };
}
