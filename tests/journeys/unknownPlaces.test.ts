import { expect, test } from "vitest";
import { screens } from "../../app/lib/address/paths.ts";
import { publicScreens } from "../publicScreens.ts";
import { startReadOnlyJourney } from "./journey.ts";
import { waitForStable } from "./visit.ts";

const journey = startReadOnlyJourney();

const UNKNOWN_PLACE_ID = 999_999;

/** One screen of each kind; stories cover the others. */
const paths = [
  ...publicScreens({ boundaryId: UNKNOWN_PLACE_ID, boundaryTypeId: 3 }).filter((path) =>
    /^\/home\/(place|contact|map.*componentId=3)/.test(path),
  ),
  `/home/grid?componentId=3&compare=7,${UNKNOWN_PLACE_ID},5`,
];

test.each(paths)("%s shows that the place does not exist, and offers a way on", async (path) => {
  const page = await journey.openShared(path);
  await waitForStable(page);
  const main = page.getByRole("main");
  await main
    .getByText(/There is no (such )?place/)
    .first()
    .waitFor();
  expect(await main.getByRole("button", { name: "Retry" }).count()).toBe(0);
  const nextLink = path.startsWith(screens.contact)
    ? main.getByRole("combobox", { name: "Province" })
    : main.getByRole("link", { name: /^(Show South Africa|Go on without it)$/ });
  await nextLink.first().waitFor();
  journey.ignoreErrors();
});
