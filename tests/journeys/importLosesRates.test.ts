import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readReference } from "../../api/lib/figures/readReference.ts";
import { serveDemonstration } from "../demonstration.ts";
import { signIn } from "./account.ts";
import { databases, getWidth } from "./databases.ts";
import { startJourney } from "./journey.ts";

const NORTHERN_CAPE = 7;
const REASON = "The police publish this province later.";
const Station = z.object({ code: z.string(), municipality_code: z.string() });

const writeCsv = (codes: readonly string[], period: string): string =>
  `station,period,category,count\n${codes.map((code) => `${code},${period},Sexual offences,40\n`).join("")}`;

/** Responses of the country, the province that loses its rate, and another province. */
const API_PATHS = [0, NORTHERN_CAPE, 8].flatMap((boundaryId) => [
  `/api/crime/stats?boundaryId=${boundaryId}`,
  `/api/findings?boundaryId=${boundaryId}&componentId=3`,
  `/api/dashboard?boundaryId=${boundaryId}`,
  `/api/tables/crime.csv?boundaryId=${boundaryId}`,
]);

describe.each(databases)("an import without a province's figures, on %s", (name) => {
  const journey = startJourney(() => serveDemonstration(name));
  const readResponses = async () => {
    const texts: Record<string, string> = {};
    for (const address of ["/sitemap.xml", ...API_PATHS])
      texts[address] = await (await fetch(`${journey.url}${address}`)).text();
    return texts;
  };
  const getImportRegion = (page: Page) => page.getByRole("region", { name: /^Crime figures: / });
  const waitForState = (page: Page, text: string) =>
    getImportRegion(page).getByText(text, { exact: true }).first().waitFor();
  const pressButton = (page: Page, text: string | RegExp) =>
    page.getByRole("button", { name: text, exact: true }).click();

  async function upload(page: Page, fileName: string, content: string) {
    await page.goto(`${journey.url}/admin/data/`);
    await page.getByRole("radio", { name: /^Crime figures/ }).check({ force: true });
    const file = { name: fileName, mimeType: "text/csv", buffer: Buffer.from(content) };
    await page.locator("input[type=file]").setInputFiles(file);
    await pressButton(page, "See what would change");
    await page.getByRole("button", { name: /^Apply/ }).waitFor();
  }
  async function apply(page: Page) {
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Title" }).fill("Crime statistics");
    await dialog.getByRole("textbox", { name: "Publisher" }).fill("South African Police Service");
    await dialog.getByRole("button", { name: "Apply" }).click();
  }

  test("needs a reason to be applied, and its withdrawal restores every response", async () => {
    const stations = await readReference("police_stations.csv", Station);
    const codes = stations.map(({ code }) => code);
    const page = await journey.open("/auth/login/#form", getWidth(name));
    await signIn(page, "admin@demo.example");
    await page.waitForURL(/\/admin\/$/);
    await upload(page, "country.csv", writeCsv(codes, "2023/24"));
    await pressButton(page, /^Apply/);
    await apply(page);
    await waitForState(page, "Applied");
    const responsesBefore = await readResponses();

    const otherCodes = stations.flatMap((each) =>
      each.municipality_code.startsWith("NC") ? [] : [each.code],
    );
    await upload(page, "without_a_province.csv", writeCsv(otherCodes, "2024/25"));
    await getImportRegion(page)
      .getByText(/^Northern Cape would no longer have a rate and a rank; \d+ districts/)
      .waitFor();
    await pressButton(page, "Apply all the same");
    await apply(page);
    await page.getByText("Give a reason of 10 characters or more").first().waitFor();
    await page.getByRole("textbox", { name: "Why is it right?" }).fill(REASON);
    await apply(page);
    await waitForState(page, "Applied");
    const responsesAfterImport = await readResponses();
    const provinceFindings = `/api/findings?boundaryId=${NORTHERN_CAPE}&componentId=3`;
    expect(responsesAfterImport[provinceFindings]).not.toBe(responsesBefore[provinceFindings]);

    await pressButton(page, "Withdraw this import");
    await page.getByRole("textbox", { name: "Why is it withdrawn?" }).fill("A province was missing.");
    await pressButton(page, "See what would change");
    await getImportRegion(page)
      .getByText("Crime statistics: Northern Cape gained a figure of 2023/24.")
      .waitFor();
    await pressButton(page, "Withdraw it");
    await waitForState(page, "Withdrawn");
    expect(await readResponses()).toEqual(responsesBefore);
    const feed = await (await fetch(`${journey.url}/api/releases.atom`)).text();
    expect(feed).toContain("A province was missing.");
  });
});
