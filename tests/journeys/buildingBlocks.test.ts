import { readFile } from "node:fs/promises";
import type { Locator, Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import { encodeCsv, type Grid, getCells, toGrid } from "../../api/testing/building-block/sheets.ts";
import { serveDemonstration } from "../demonstration.ts";
import { signIn } from "./account.ts";
import { databases, getWidth, isFirstDatabase, isMainDatabase } from "./databases.ts";
import { startJourney } from "./journey.ts";
import type { Width } from "./visit.ts";

const DUE_CONTACTS = 20;
const SHEET_ROWS = 250;
const EMFULENI = "Emfuleni";
const POLICE = "Police station support services";

/**
 * Tests of notifications and concurrent edits run on PostgreSQL at a desktop's width; tests of the browser and of the
 * order of steps run on the embedded database at a phone's width.
 */
describe.each(databases)("building blocks on %s", (name) => {
  // A conflict responds 409, and an ended session 401.
  const journey = startJourney(() => serveDemonstration(name), /status of 40[19]/);
  const { open } = journey;

  async function openAs(
    account: "buildingblock" | "coordinator" | "captureonly",
    width: Width,
  ): Promise<Page> {
    const page = await open("/auth/login/#form", width);
    await signIn(page, `${account}@demo.example`);
    await page.waitForURL("**/buildingBlock/");
    return page;
  }

  /** All three accounts may capture this station. */
  async function openStation(page: Page): Promise<Locator> {
    await page.goto(`${journey.url}/buildingBlock/`);
    const table = page.getByRole("table", { name: EMFULENI, exact: true });
    const collapsedGroup = page.getByRole("button", { name: new RegExp(`^${EMFULENI}`) });
    await table.or(collapsedGroup).first().waitFor();
    if (await collapsedGroup.isVisible()) await collapsedGroup.click();
    await table.getByRole("link", { name: POLICE }).click();
    const list = page.getByRole("list", { name: "Choose a place to update" });
    await list.getByRole("link").first().click();
    const edit = page.getByRole("button", { name: "Edit", exact: true });
    await edit.waitFor();
    return edit;
  }

  async function startEditing(page: Page): Promise<Locator> {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    return page.getByRole("textbox", { name: "Physical Address" });
  }

  const fetchText = async (path: string) => (await fetch(`${journey.url}/api/${path}`)).text();

  async function findEmfuleniId(): Promise<number> {
    const [place] = JSON.parse(await fetchText(`geography/boundary/list/3?filter=${EMFULENI}`)) as {
      boundaryId: number;
    }[];
    if (place === undefined) throw new Error(`The demonstration has no ${EMFULENI}.`);
    return place.boundaryId;
  }

  const searchDirectory = async () =>
    fetchText(
      `buildingblock/searchcontact?buildingBlockCategoryId=1&buildingBlockId=1&boundaryId=${await findEmfuleniId()}`,
    );

  const findRemainingText = (page: Page) => page.getByText(/contacts? (is|are) left/);
  const countRemaining = async (page: Page) =>
    Number.parseInt((await findRemainingText(page).textContent()) ?? "", 10);
  async function openQueue(page: Page): Promise<number> {
    await page.goto(`${journey.url}/buildingBlock/?due=now`);
    await findRemainingText(page).waitFor();
    return countRemaining(page);
  }

  if (isMainDatabase(name)) {
    test("due contacts are checked by keyboard with one key press each, and the last check is undone", async () => {
      const page = await openAs("buildingblock", 1280);
      const countBefore = await openQueue(page);
      expect(countBefore).toBeGreaterThan(DUE_CONTACTS);
      const getFocusedRow = () =>
        page.evaluate(() => document.activeElement?.getAttribute("data-row") ?? null);
      let presses = 0;
      const press = async (key: string) => {
        presses += 1;
        await page.keyboard.press(key);
      };
      await page.getByRole("button", { name: "I called" }).focus();
      await press("Enter");
      const waitForNextRow = (previousRow: string | null) =>
        expect.poll(getFocusedRow, { interval: 10 }).toSatisfy((row) => row !== null && row !== previousRow);
      await waitForNextRow(null);
      for (let checked = 0; checked < DUE_CONTACTS; checked += 1) {
        const row = await getFocusedRow();
        await press("v");
        await waitForNextRow(row);
      }
      expect(presses).toBe(DUE_CONTACTS + 1);
      await expect.poll(() => countRemaining(page)).toBe(countBefore - DUE_CONTACTS);
      // Undoes the last check in its row.
      await press("k");
      await page.locator("[data-active]").getByRole("button", { name: /^Undo/ }).waitFor();
      await press("u");
      await expect.poll(() => countRemaining(page)).toBe(countBefore - DUE_CONTACTS + 1);
      await page.reload();
      await expect.poll(() => countRemaining(page)).toBe(countBefore - DUE_CONTACTS + 1);
    });

    test("a coordinator's submission appears on the public contact card and on the map, and responses of other themes stay cached", async () => {
      const placeQuery = `boundaryId=${await findEmfuleniId()}&boundaryTypeId=3`;
      const [officialPage, directoryPage] = await Promise.all([
        openAs("coordinator", 1280),
        open(`/home/contact?${placeQuery}`, 1280),
      ]);
      await openStation(officialPage);
      // The public page is open before anything is changed.
      await directoryPage.getByRole("checkbox", { name: POLICE }).check({ force: true });
      const getEtag = async (path: string) => (await fetch(`${journey.url}/api/${path}`)).headers.get("etag");
      const otherThemePaths = ["crime/stats?boundaryId=0", "healthcheck/stats?boundaryId=0"];
      const markersPath = `geography/boundary/geomarker/${await findEmfuleniId()}/3/1`;
      const etagsBefore = await Promise.all(otherThemePaths.map(getEtag));
      const markersEtagBefore = await getEtag(markersPath);

      await startEditing(officialPage);
      await officialPage.getByRole("textbox", { name: "Physical Address" }).fill("12 Journey Street");
      await officialPage.getByRole("textbox", { name: "Name" }).first().fill("Journey police station");
      await officialPage
        .getByRole("textbox", { name: /^Reception Number/ })
        .first()
        .fill("+27 16 555 0100");
      await officialPage.getByRole("radio", { name: "I called" }).check({ force: true });
      await officialPage.getByRole("button", { name: "Submit" }).click();
      await officialPage.getByRole("button", { name: "Edit", exact: true }).waitFor();
      await expect.poll(() => getEtag(markersPath)).not.toBe(markersEtagBefore);
      await directoryPage.getByRole("button", { name: "Search", exact: true }).click();
      const card = directoryPage.getByRole("article").filter({ hasText: "Journey police station" });
      await card
        .getByRole("link", { name: /016 ?555 ?0100/ })
        .first()
        .waitFor();
      const mapPage = await open(`/home/map?componentId=1&${placeQuery}`, 1280);
      await mapPage.locator('.pin[aria-label*="Journey police station"]').waitFor({ state: "attached" });

      expect(await Promise.all(otherThemePaths.map(getEtag))).toEqual(etagsBefore);
    });

    test("when two people change one place, the second to submit chooses between the two addresses", async () => {
      const [ownPage, otherPage] = await Promise.all([
        openAs("coordinator", 1280),
        openAs("buildingblock", 1280),
      ]);
      await Promise.all([openStation(ownPage), openStation(otherPage)]);
      const [ownField, otherField] = await Promise.all([startEditing(ownPage), startEditing(otherPage)]);
      for (const [page, field, text] of [
        [otherPage, otherField, "1 Their Street"],
        [ownPage, ownField, "2 My Street"],
      ] as const) {
        await field.fill(text);
        await page.getByRole("radio", { name: "I visited" }).check({ force: true });
        await page.getByRole("button", { name: "Submit" }).click();
        if (page === ownPage) continue;
        // The demonstration has a pending capture of this place.
        await page.getByRole("button", { name: "Replace it" }).click();
        await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
      }
      const choice = ownPage.getByRole("group", { name: "Choose what to keep" });
      await choice.getByText("2 My Street").click();
      await ownPage.getByRole("button", { name: "Submit" }).click();
      await ownPage.getByRole("button", { name: "Edit", exact: true }).waitFor();
      await expect.poll(searchDirectory).toContain("2 My Street");
    });
  }

  if (isFirstDatabase(name)) {
    test("a capture that is returned and corrected appears in the directory only after it is verified", async () => {
      const [officialPage, coordinator] = await Promise.all([
        openAs("captureonly", 360),
        openAs("coordinator", 360),
      ]);
      const edit = await openStation(officialPage);
      const saveAddress = async (text: string) => {
        await edit.click();
        await officialPage.getByRole("textbox", { name: "Physical Address" }).fill(text);
        await officialPage.getByRole("button", { name: "Save for verification" }).click();
        await officialPage.getByRole("article", { name: "Waiting for verification" }).waitFor();
      };
      await saveAddress("3 Wrong Street");
      expect(await searchDirectory()).not.toContain("3 Wrong Street");

      await coordinator.goto(`${journey.url}/buildingBlock/waiting/`);
      const card = coordinator
        .getByRole("article", { name: /Police/i })
        .filter({ hasText: "3 Wrong Street" });
      await card.getByRole("button", { name: /^Send .* back$/ }).click();
      await card.getByRole("textbox").fill("It is number 4.");
      await card.getByRole("button", { name: "Send back", exact: true }).click();
      await card.waitFor({ state: "detached" });

      await officialPage.reload();
      await officialPage.getByText("It is number 4.").waitFor();
      await saveAddress("4 Right Street");
      await coordinator.reload();
      const correctedCard = coordinator
        .getByRole("article", { name: /Police/i })
        .filter({ hasText: "4 Right Street" });
      await correctedCard.getByRole("button", { name: /^Verify / }).click();
      await correctedCard.getByRole("radio", { name: "I have it in writing" }).check({ force: true });
      await correctedCard.getByRole("button", { name: "Verify", exact: true }).click();
      await expect.poll(searchDirectory).toContain("4 Right Street");
    });

    test("when the session ends during an edit, the user logs in on the same page and the edit is saved", async () => {
      const page = await openAs("coordinator", 360);
      await openStation(page);
      const address = await startEditing(page);
      await address.fill("5 Patient Street");
      await page.getByRole("radio", { name: "I called" }).check({ force: true });
      await page.context().clearCookies();
      await page.getByRole("button", { name: "Submit" }).click();
      const loginDialog = page.getByRole("alertdialog", { name: "Log in again" });
      await loginDialog.getByLabel("Password", { exact: true }).fill(DEMONSTRATION_PASSWORD);
      await loginDialog.getByRole("button", { name: "Log in" }).click();
      await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
      await expect.poll(searchDirectory).toContain("5 Patient Street");
    });
  }

  // Runs last, because it leaves fewer contacts due.
  test("a sheet of 250 rows is downloaded, refused with its errors listed, corrected and applied once", async () => {
    const page = await openAs("buildingblock", getWidth(name));
    await page.goto(`${journey.url}/buildingBlock/sheet/`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    const fullGrid = toGrid(await readFile(await download.path(), "utf8"));
    // Emfuleni has a pending capture.
    const grid = fullGrid.filter((cells) => cells[0] !== EMFULENI).slice(0, SHEET_ROWS + 1);
    expect(grid).toHaveLength(SHEET_ROWS + 1);
    const { set, people } = getCells(grid);
    for (const row of people()) set(row, { Role: `Desk ${row}` });
    const invalidGrid = structuredClone(grid);
    const [firstRow, secondRow] = people() as [number, number];
    getCells(invalidGrid).set(firstRow, { Mobile: "8.25550102E+10" });
    getCells(invalidGrid).set(secondRow, { "E-mail": "nobody" });
    const uploadSheet = (grid: Grid) =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name: "contacts.csv", mimeType: "text/csv", buffer: encodeCsv(grid, ";") });

    await uploadSheet(invalidGrid);
    // The headings are the sheet's first row.
    const errors = page.getByRole("table", { name: "Faults in the sheet" });
    for (const [row, column] of [
      [firstRow + 1, "Mobile"],
      [secondRow + 1, "E-mail"],
    ])
      await errors.getByRole("row", { name: `${row} ${column}` }).waitFor();
    expect(await page.getByRole("button", { name: /^Apply/ }).count()).toBe(0);

    await uploadSheet(grid);
    const apply = page.getByRole("button", { name: `Apply ${people().length} changes` });
    await apply.waitFor();
    await page.getByRole("radio", { name: "I have it in writing" }).check({ force: true });
    const requests: Request[] = [];
    page.on("request", (request) => request.url().includes("/uploadSheet") && requests.push(request));
    await apply.dblclick();
    await page.getByText(`${people().length} changes applied.`).first().waitFor();
    expect(requests).toHaveLength(1);
    // A retry after a broken connection sends the same request.
    const [request] = requests as [Request];
    const repeated = await page.request.fetch(request.url(), {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream", "Sec-Fetch-Site": "same-origin" },
      data: encodeCsv(grid, ";"),
    });
    expect(repeated.status()).toBe(409);
    await uploadSheet(grid);
    await page.getByText("There is nothing to apply.").waitFor();
  });
});
