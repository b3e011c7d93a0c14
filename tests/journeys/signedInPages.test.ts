import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signIn } from "./account.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { assertDarkDocument, assertFits, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

/** A pattern stands for the first matching link on the previous screen. */
const ADMIN = [
  "/profile/",
  "/admin/",
  "/admin/organisations/",
  /organisations\/view\//,
  "/admin/questionnaire/",
  "/admin/manage-users-groups/",
  /view-user\//,
  /edit-user\//,
  "/admin/manage-users-groups/create-user/",
  "/admin/manage-users-groups/?show=groups",
  /view-group\//,
  /edit-group\//,
  "/admin/manage-users-groups/create-group/",
  "/admin/data/",
  "/admin/audit/",
  "/admin/operation/",
];
const ORGANISATION = ["/organisation/", "/organisation/details/"];
const BUILDING_BLOCK = [
  "/buildingBlock/",
  /manage\//,
  "/buildingBlock/?due=now",
  "/buildingBlock/waiting/",
  "/buildingBlock/sheet/",
];

test.each([
  ["admin@demo.example", 1280, ADMIN],
  ["organisation@demo.example", 360, ORGANISATION],
  ["buildingblock@demo.example", 360, BUILDING_BLOCK],
] as const)(
  "every screen of %s at %i px fits, and has contrast in the dark colour scheme",
  async (username, width, paths) => {
    const page = await journey.open("/auth/login/#form", width);
    await signIn(page, username);
    await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
    for (const path of paths) {
      const target = typeof path === "string" ? path : await findLink(page, path);
      await page.goto(journey.url + target);
      await waitForStable(page);
      expect(new URL(page.url()).pathname).toBe(target.replace(/\?.*/, ""));
      await assertFits(page);
      await assertDarkDocument(page);
    }
  },
);

async function findLink(page: Page, path: RegExp): Promise<string> {
  const links = page.getByRole("main").getByRole("link");
  const find = async () => {
    const hrefs = await links.evaluateAll((elements) =>
      elements.map((link) => link.getAttribute("href") ?? ""),
    );
    return hrefs.find((href) => path.test(href));
  };
  await expect.poll(find).toBeDefined();
  return (await find()) as string;
}
