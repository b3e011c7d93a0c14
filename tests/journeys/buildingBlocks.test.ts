import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import type { Served } from "../serve.ts";
import { serveDemonstration } from "./serveDemonstration.ts";
import { assertAccessible, launch, type Visit, visit, type Width } from "./visit.ts";

let browser: Browser;
let served: Served;
let visits: Visit[] = [];

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serveDemonstration()]);
}, 60_000);
afterAll(() => Promise.all([browser.close(), served.stop()]));

afterEach(async () => {
  // A conflict is refused by 409.
  const faults = visits.flatMap((each) => each.faults).filter((fault) => !/status of 409/.test(fault));
  await Promise.all(visits.map(({ context }) => context.close()));
  visits = [];
  expect(faults).toEqual([]);
});

async function enter(
  name: "buildingblock" | "coordinator" | "captureonly",
  width: Width = 1280,
): Promise<Page> {
  const made = await visit(browser, served.url, "/auth/login/#form", width);
  visits.push(made);
  const { page } = made;
  await page.getByRole("textbox", { name: "Email" }).fill(`${name}@demo.example`);
  await page.getByLabel("Password", { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/buildingBlock/");
  return page;
}

/** The first police station of the coordinator's municipality, which all three may capture. */
async function openStation(page: Page): Promise<void> {
  await page.goto(`${served.url}/buildingBlock/`);
  const municipality = page.getByRole("region", { name: "Emfuleni", exact: true });
  await municipality.getByRole("link", { name: "Police station support services" }).click();
  const list = page.getByRole("list", { name: "Choose a place to update" });
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  await list.or(edit).first().waitFor();
  if (await list.isVisible()) await list.getByRole("link").first().click();
  await edit.waitFor();
}

async function startEditing(page: Page) {
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  return page.getByRole("textbox", { name: "Physical Address" });
}

const POLICE = "boundaryId=0&buildingBlockCategoryId=1&buildingBlockId=1";

/** What the directory tells the public, as text. */
const directory = async () =>
  (
    await fetch(
      `${served.url}/api/buildingblock/searchcontact?${POLICE.replace("=0&", `=${await emfuleni()}&`)}`,
    )
  ).text();

async function emfuleni(): Promise<number> {
  const answer = await fetch(`${served.url}/api/geography/boundary/list/3?filter=Emfuleni`);
  const [found] = (await answer.json()) as { boundaryId: number }[];
  if (found === undefined) throw new Error("The demonstration has no Emfuleni.");
  return found.boundaryId;
}

test("contacts that are due are checked by keyboard alone, one key each", async () => {
  const page = await enter("buildingblock");
  await page.goto(`${served.url}/buildingBlock/?due=now`);
  const left = page.getByText(/contacts? (is|are) left/);
  await left.waitFor();
  const countLeft = async () => Number.parseInt((await left.textContent()) ?? "", 10);
  const before = await countLeft();
  // One stays, so that something is left to count.
  const count = Math.min(60, before - 1);
  expect(count).toBeGreaterThan(30);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await page.getByRole("button", { name: "I called" }).focus();
  await press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("row");
  const started = performance.now();
  for (let checked = 0; checked < count; checked += 1) {
    const row = await page.evaluate(() => document.activeElement?.getAttribute("data-row"));
    await press("v");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-row")))
      .not.toBe(row);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${count} contacts: ${presses} key presses, ${seconds.toFixed(1)} s for a robot`);
  expect(presses).toBe(count + 1);
  await expect.poll(countLeft).toBe(before - count);
  // The last one is taken back, in its row.
  await page.getByRole("button", { name: /^Undo/ }).last().click();
  await expect.poll(countLeft).toBe(before - count + 1);
  await assertAccessible(page);
  await page.reload();
  await expect.poll(countLeft).toBe(before - count + 1);
});

test("what a coordinator submits is what the public reads", async () => {
  const page = await enter("coordinator");
  await openStation(page);
  const address = await startEditing(page);
  await address.fill("12 Journey Street");
  await page
    .getByRole("textbox", { name: /^Reception Number/ })
    .first()
    .fill("+27 16 555 0100");
  await page.getByRole("radio", { name: "I called" }).check({ force: true });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
  await expect.poll(directory).toContain("0165550100");
  expect(await directory()).toContain("12 Journey Street");
});

test("two people change one place: the second chooses, and nothing is lost", async () => {
  const [one, other] = await Promise.all([enter("coordinator"), enter("buildingblock")]);
  await Promise.all([openStation(one), openStation(other)]);
  const [mine, theirs] = await Promise.all([startEditing(one), startEditing(other)]);
  for (const [page, field, text] of [
    [other, theirs, "1 Their Street"],
    [one, mine, "2 My Street"],
  ] as const) {
    await field.fill(text);
    await page.getByRole("radio", { name: "I visited" }).check({ force: true });
    await page.getByRole("button", { name: "Submit" }).click();
    if (page === other) await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
  }
  const choice = one.getByRole("group", { name: "Choose what to keep" });
  await choice.getByText("2 My Street").click();
  await one.getByRole("button", { name: "Submit" }).click();
  await one.getByRole("button", { name: "Edit", exact: true }).waitFor();
  await expect.poll(directory).toContain("2 My Street");
});

test("a capture is sent back, mended and verified, and counts only then", async () => {
  const [official, coordinator] = await Promise.all([enter("captureonly", 360), enter("coordinator")]);
  await official.goto(`${served.url}/buildingBlock/`);
  await official.getByRole("button", { name: /^Emfuleni/ }).click();
  await official.getByRole("link", { name: "Police station support services" }).click();
  const list = official.getByRole("list", { name: "Choose a place to update" });
  const edit = official.getByRole("button", { name: "Edit", exact: true });
  await list.or(edit).first().waitFor();
  if (await list.isVisible()) await list.getByRole("link").first().click();
  const save = async (text: string) => {
    await edit.click();
    await official.getByRole("textbox", { name: "Physical Address" }).fill(text);
    await official.getByRole("button", { name: "Save for verification" }).click();
    await official.getByRole("article", { name: "Waiting for verification" }).waitFor();
  };
  await save("3 Wrong Street");
  expect(await directory()).not.toContain("3 Wrong Street");

  await coordinator.goto(`${served.url}/buildingBlock/waiting/`);
  const card = coordinator.getByRole("article", { name: /Police/ }).filter({ hasText: "3 Wrong Street" });
  await card.getByRole("button", { name: /^Send .* back$/ }).click();
  await card.getByRole("textbox").fill("It is number 4.");
  await card.getByRole("button", { name: "Send back", exact: true }).click();
  await expect.poll(() => card.count()).toBe(0);

  await official.reload();
  await official.getByText("It is number 4.").waitFor();
  await save("4 Right Street");
  await coordinator.reload();
  const mended = coordinator.getByRole("article", { name: /Police/ }).filter({ hasText: "4 Right Street" });
  await mended.getByRole("button", { name: /^Verify / }).click();
  await mended.getByRole("radio", { name: "I have it in writing" }).check({ force: true });
  await mended.getByRole("button", { name: "Verify", exact: true }).click();
  await expect.poll(directory).toContain("4 Right Street");
});
