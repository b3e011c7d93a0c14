import { readFile } from "node:fs/promises";
import type { Locator, Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import { encodeCsv, type Grid, getCells, toGrid } from "../../api/testing/building-block/sheets.ts";
import { serveDemonstration } from "../demonstration.ts";
import { signIn } from "./account.ts";
import { databases, isFirst, isLast, widthsOn } from "./databases.ts";
import { startJourney } from "./journey.ts";
import { assertAccessible, type Width } from "./visit.ts";

const DUE = 60;
const SHEET_ROWS = 250;
const EMFULENI = "Emfuleni";
const POLICE = "Police station support services";

/**
 * Notifications and simultaneous edits run on PostgreSQL, at a desktop; what depends on the browser and on
 * the order of steps, on a phone, with the embedded database.
 */
describe.each(databases)("building blocks on %s", (name) => {
  // A conflict is refused by 409, and an ended session by 401.
  const journey = startJourney(() => serveDemonstration(name), /status of 40[19]/);
  const { open } = journey;

  async function enter(who: "buildingblock" | "coordinator" | "captureonly", width: Width): Promise<Page> {
    const page = await open("/auth/login/#form", width);
    await signIn(page, `${who}@demo.example`);
    await page.waitForURL("**/buildingBlock/");
    return page;
  }

  /** All three users may capture it. */
  async function openStation(page: Page): Promise<Locator> {
    await page.goto(`${journey.url}/buildingBlock/`);
    const table = page.getByRole("table", { name: EMFULENI, exact: true });
    const folded = page.getByRole("button", { name: new RegExp(`^${EMFULENI}`) });
    await table.or(folded).first().waitFor();
    if (await folded.isVisible()) await folded.click();
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

  async function emfuleni(): Promise<number> {
    const [place] = JSON.parse(await fetchText(`geography/boundary/list/3?filter=${EMFULENI}`)) as {
      boundaryId: number;
    }[];
    if (place === undefined) throw new Error(`The demonstration has no ${EMFULENI}.`);
    return place.boundaryId;
  }

  const directory = async () =>
    fetchText(
      `buildingblock/searchcontact?buildingBlockCategoryId=1&buildingBlockId=1&boundaryId=${await emfuleni()}`,
    );

  async function reportNumbers(count: number): Promise<void> {
    const [gauteng] = JSON.parse(await fetchText("geography/boundary/list/1?filter=Gauteng")) as {
      boundaryId: number;
    }[];
    const search = `buildingBlockCategoryId=1&buildingBlockId=1&boundaryId=${gauteng?.boundaryId}`;
    const cards = JSON.parse(await fetchText(`buildingblock/searchcontact?${search}`)) as {
      stakeholderId: number;
    }[];
    for (const { stakeholderId } of cards.slice(0, count)) {
      const { status } = await fetch(`${journey.url}/api/buildingblock/reportWrongNumber`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
        body: JSON.stringify({ stakeholderId }),
      });
      expect(status).toBe(200);
    }
  }

  const leftOn = (page: Page) => page.getByText(/contacts? (is|are) left/);
  const countLeft = async (page: Page) => Number.parseInt((await leftOn(page).textContent()) ?? "", 10);
  async function openQueue(page: Page): Promise<number> {
    await page.goto(`${journey.url}/buildingBlock/?due=now`);
    await leftOn(page).waitFor();
    return countLeft(page);
  }

  if (isLast(name)) {
    test("sixty contacts that are due are checked by keyboard alone, one key each", async () => {
      await reportNumbers(20);
      const page = await enter("buildingblock", 1280);
      const before = await openQueue(page);
      expect(before).toBeGreaterThan(DUE);
      const focusedRow = () => page.evaluate(() => document.activeElement?.getAttribute("data-row") ?? null);
      let presses = 0;
      const press = async (key: string) => {
        presses += 1;
        await page.keyboard.press(key);
      };
      await page.getByRole("button", { name: "I called" }).focus();
      await press("Enter");
      const nextRow = (from: string | null) =>
        expect.poll(focusedRow, { interval: 10 }).toSatisfy((row) => row !== null && row !== from);
      await nextRow(null);
      const started = performance.now();
      for (let checked = 0; checked < DUE; checked += 1) {
        const row = await focusedRow();
        await press("v");
        await nextRow(row);
      }
      const seconds = (performance.now() - started) / 1000;
      console.log(`${DUE} contacts: ${presses} key presses, ${seconds.toFixed(1)} s for a robot`);
      expect(presses).toBe(DUE + 1);
      await expect.poll(() => countLeft(page)).toBe(before - DUE);
      // The last one is undone, in its row.
      await press("k");
      await page.locator("[data-active]").getByRole("button", { name: /^Undo/ }).waitFor();
      await press("u");
      await expect.poll(() => countLeft(page)).toBe(before - DUE + 1);
      await assertAccessible(page);
      await page.reload();
      await expect.poll(() => countLeft(page)).toBe(before - DUE + 1);
    });

    test("what a coordinator submits, the public sees on the card and on the map; other themes stay cached", async () => {
      const at = `boundaryId=${await emfuleni()}&boundaryTypeId=3`;
      const [official, reader, map] = await Promise.all([
        enter("coordinator", 1280),
        open(`/home/contact?${at}`, 1280),
        open(`/home/map?componentId=1&${at}`, 1280),
      ]);
      await openStation(official);
      const station = await official.getByRole("heading", { level: 2 }).first().textContent();
      // The reader's map is open before anything is changed.
      await reader.getByRole("checkbox", { name: POLICE }).check({ force: true });
      await map.locator(".pin").first().waitFor();
      const getTag = async (path: string) => (await fetch(`${journey.url}/api/${path}`)).headers.get("etag");
      const themes = ["crime/stats?boundaryId=0", "healthcheck/stats?boundaryId=0"];
      const own = `geography/boundary/geomarker/${await emfuleni()}/3/1`;
      const tagsBefore = await Promise.all(themes.map(getTag));
      const stale = await getTag(own);

      await startEditing(official);
      await official.getByRole("textbox", { name: "Physical Address" }).fill("12 Journey Street");
      await official.getByRole("textbox", { name: "Name" }).first().fill("Journey police station");
      await official
        .getByRole("textbox", { name: /^Reception Number/ })
        .first()
        .fill("+27 16 555 0100");
      await official.getByRole("radio", { name: "I called" }).check({ force: true });
      await official.getByRole("button", { name: "Submit" }).click();
      await official.getByRole("button", { name: "Edit", exact: true }).waitFor();
      const submitted = performance.now();
      const since = () => Math.round(performance.now() - submitted);
      await expect.poll(() => getTag(own), { interval: 20 }).not.toBe(stale);
      console.log(`What the map draws became another ${since()} ms after it was saved`);
      await reader.getByRole("button", { name: "Search", exact: true }).click();
      const card = reader.getByRole("article").filter({ hasText: "Journey police station" });
      await card
        .getByRole("link", { name: /016 ?555 ?0100/ })
        .first()
        .waitFor();
      console.log(`${station} became another on the public card ${since()} ms after it was saved`);
      const again = await open(`/home/map?componentId=1&${at}`, 1280);
      await again.locator('.pin[aria-label*="Journey police station"]').waitFor({ state: "attached" });

      expect(await Promise.all(themes.map(getTag))).toEqual(tagsBefore);
    });

    test("two people change one place: the second chooses, and nothing is lost", async () => {
      const [one, other] = await Promise.all([enter("coordinator", 1280), enter("buildingblock", 1280)]);
      await Promise.all([openStation(one), openStation(other)]);
      const [mine, theirs] = await Promise.all([startEditing(one), startEditing(other)]);
      for (const [page, field, text] of [
        [other, theirs, "1 Their Street"],
        [one, mine, "2 My Street"],
      ] as const) {
        await field.fill(text);
        await page.getByRole("radio", { name: "I visited" }).check({ force: true });
        await page.getByRole("button", { name: "Submit" }).click();
        if (page === one) continue;
        // A capture of the demonstration waits there.
        await page.getByRole("button", { name: "Replace it" }).click();
        await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
      }
      const choice = one.getByRole("group", { name: "Choose what to keep" });
      await choice.getByText("2 My Street").click();
      await one.getByRole("button", { name: "Submit" }).click();
      await one.getByRole("button", { name: "Edit", exact: true }).waitFor();
      await expect.poll(directory).toContain("2 My Street");
    });
  }

  if (isFirst(name)) {
    test("a capture is returned, corrected and verified, and counts only then", async () => {
      const [official, coordinator] = await Promise.all([
        enter("captureonly", 360),
        enter("coordinator", 360),
      ]);
      const edit = await openStation(official);
      const save = async (text: string) => {
        await edit.click();
        await official.getByRole("textbox", { name: "Physical Address" }).fill(text);
        await official.getByRole("button", { name: "Save for verification" }).click();
        await official.getByRole("article", { name: "Waiting for verification" }).waitFor();
      };
      await save("3 Wrong Street");
      expect(await directory()).not.toContain("3 Wrong Street");

      await coordinator.goto(`${journey.url}/buildingBlock/waiting/`);
      const card = coordinator
        .getByRole("article", { name: /Police/i })
        .filter({ hasText: "3 Wrong Street" });
      await card.getByRole("button", { name: /^Send .* back$/ }).click();
      await card.getByRole("textbox").fill("It is number 4.");
      await card.getByRole("button", { name: "Send back", exact: true }).click();
      await card.waitFor({ state: "detached" });

      await official.reload();
      await official.getByText("It is number 4.").waitFor();
      await save("4 Right Street");
      await coordinator.reload();
      const mended = coordinator
        .getByRole("article", { name: /Police/i })
        .filter({ hasText: "4 Right Street" });
      await mended.getByRole("button", { name: /^Verify / }).click();
      await mended.getByRole("radio", { name: "I have it in writing" }).check({ force: true });
      await mended.getByRole("button", { name: "Verify", exact: true }).click();
      await expect.poll(directory).toContain("4 Right Street");
    });

    test("a session that ends half way costs nothing: one signs in where one is, and it is sent", async () => {
      const page = await enter("coordinator", 360);
      await openStation(page);
      const address = await startEditing(page);
      await address.fill("5 Patient Street");
      await page.getByRole("radio", { name: "I called" }).check({ force: true });
      await page.context().clearCookies();
      await page.getByRole("button", { name: "Submit" }).click();
      const again = page.getByRole("alertdialog", { name: "Log in again" });
      await again.getByLabel("Password", { exact: true }).fill(DEMONSTRATION_PASSWORD);
      await again.getByRole("button", { name: "Log in" }).click();
      await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
      await expect.poll(directory).toContain("5 Patient Street");
    });
  }

  // Last, because it leaves fewer contacts due.
  for (const width of widthsOn(name)) {
    test(`250 rows go out in a sheet, come back with mistakes, and are applied once, at ${width} px`, async () => {
      const page = await enter("buildingblock", width);
      await page.goto(`${journey.url}/buildingBlock/sheet/`);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download CSV" }).click(),
      ]);
      const all = toGrid(await readFile(await download.path(), "utf8"));
      // Something in Emfuleni waits for a decision.
      const grid = all.filter((cells) => cells[0] !== EMFULENI).slice(0, SHEET_ROWS + 1);
      expect(grid).toHaveLength(SHEET_ROWS + 1);
      const { set, people } = getCells(grid);
      for (const row of people()) set(row, { Role: `Desk ${row}` });
      const invalidGrid = structuredClone(grid);
      const [first, second] = people() as [number, number];
      getCells(invalidGrid).set(first, { Mobile: "8.25550102E+10" });
      getCells(invalidGrid).set(second, { "E-mail": "nobody" });
      const send = (grid: Grid) =>
        page
          .locator("input[type=file]")
          .setInputFiles({ name: "contacts.csv", mimeType: "text/csv", buffer: encodeCsv(grid, ";") });

      await send(invalidGrid);
      // The headings are the sheet's first row.
      const errors = page.getByRole("table", { name: "Faults in the sheet" });
      for (const [row, column] of [
        [first + 1, "Mobile"],
        [second + 1, "E-mail"],
      ])
        await errors.getByRole("row", { name: `${row} ${column}` }).waitFor();
      expect(await page.getByRole("button", { name: /^Apply/ }).count()).toBe(0);

      await send(grid);
      const apply = page.getByRole("button", { name: `Apply ${people().length} changes` });
      await apply.waitFor();
      await assertAccessible(page);
      await page.getByRole("radio", { name: "I have it in writing" }).check({ force: true });
      const requests: Request[] = [];
      page.on("request", (request) => request.url().includes("/uploadSheet") && requests.push(request));
      await apply.dblclick();
      await page.getByText(`${people().length} changes applied.`).first().waitFor();
      expect(requests).toHaveLength(1);
      // A broken line would send it again in the same way.
      const [request] = requests as [Request];
      const repeated = await page.request.fetch(request.url(), {
        method: "POST",
        headers: { "Content-Type": "application/octet-stream", "Sec-Fetch-Site": "same-origin" },
        data: encodeCsv(grid, ";"),
      });
      expect(repeated.status()).toBe(409);
      await send(grid);
      await page.getByText("There is nothing to apply.").waitFor();
    });
  }
});
