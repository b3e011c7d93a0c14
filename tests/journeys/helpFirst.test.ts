import { expect, test } from "vitest";
import { startReadOnlyJourney } from "./journey.ts";
import { assertNoTrace, getFocusedName, getQuery, pressAll, waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

test("every service of a province has a number on its card that is visible without opening anything", async () => {
  const page = await journey.open("/home/contact", 360);
  await page.getByRole("combobox", { name: "Province" }).selectOption({ label: "Northern Cape" });
  await page.getByRole("combobox", { name: "District" }).waitFor();
  await page.getByText("Police station support services").click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  const showMoreButtons = page.getByRole("button", { name: /^Show \d+ more$/ });
  await showMoreButtons.waitFor();
  const pressAndCount = async () => {
    await pressAll(showMoreButtons);
    return showMoreButtons.count();
  };
  await expect.poll(pressAndCount).toBe(0);
  await waitForStable(page);
  const cards = page.getByRole("article");
  const callableCards = cards.filter({ has: page.locator("a[href^='tel:']:visible") });
  await expect.poll(async () => (await cards.count()) - (await callableCards.count())).toBe(0);
  const withoutNumber = cards.filter({ hasText: "No direct number. Call" });
  expect(await withoutNumber.count()).toBeGreaterThan(0);
  // Callable places come before all others.
  const texts = await cards.allTextContents();
  const firstWithoutNumber = texts.findIndex((text) => text.includes("No direct number. Call"));
  for (const text of texts.slice(firstWithoutNumber)) expect(text).toContain("0800\u00A0428\u00A0428");
  expect(await page.getByText(/Open a line below/).count()).toBe(0);

  // The page's note about traces matches its address.
  await page.getByText("shows that you opened this page and which place and language you chose").waitFor();
  expect(getQuery(page).toString()).toMatch(/^boundaryId=\d+&boundaryTypeId=1$/);
});

test("the nearest places are computed on the device, and no request, address or storage contains its location", async () => {
  const page = await journey.open("/home/contact", 360);
  const context = page.context();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -28.7386, longitude: 24.7586 });
  const findNearest = page.getByRole("button", { name: "Show what is near me" });
  await findNearest.focus();
  await page.waitForRequest("**/api/directory/help");
  await waitForStable(page);
  const urlBefore = page.url();
  const requests: string[] = [];
  page.on("request", (request) => {
    requests.push([request.url(), request.postData(), JSON.stringify(request.headers())].join(" "));
  });
  await page.keyboard.press("Enter");
  const list = page.getByRole("region", { name: "Nearest places" });
  const items = list.getByRole("listitem");
  await expect.poll(() => items.count()).toBe(5);
  const places = await items.allTextContents();
  const distances = places.map((text) =>
    Number(/(?:About|Less than) (\d+) km in a straight line/.exec(text)?.[1]),
  );
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(await list.locator("a[href^='tel:']").count()).toBe(5);

  const apiRequests = requests.filter((each) => each.includes("/api/"));
  expect(apiRequests.map((each) => each.split(" ")[0])).toEqual([`${journey.url}/api/directory/callable`]);
  expect(requests.filter((each) => /28\.7|24\.7/.test(each))).toEqual([]);
  expect(page.url()).toBe(urlBefore);
  await assertNoTrace(page);
  const storageNames = await page.evaluate(async () => [
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
  ]);
  expect(storageNames).toEqual([]);

  await context.clearPermissions();
  await page.keyboard.press("Enter");
  await page.getByText("Your browser did not tell this page where you are").waitFor();
  await page.getByRole("button", { name: "Find your municipality by name" }).click();
  await expect.poll(() => getFocusedName(page)).toBe("Town, municipality or police station");
});
