import { expect, test } from "vitest";
import { screens } from "../../app/lib/address/paths.ts";
import { publicScreens } from "../publicScreens.ts";
import { startReading } from "./journey.ts";
import { waitForStable } from "./visit.ts";

const journey = startReading();

const UNKNOWN = 999_999;

/** One screen of each kind; the stories have the others. */
const paths = [
  ...publicScreens({ boundaryId: UNKNOWN, boundaryTypeId: 3 }).filter((path) =>
    /^\/home\/(place|contact|map.*componentId=3)/.test(path),
  ),
  `/home/grid?componentId=3&compare=7,${UNKNOWN},5`,
];

test.each(paths)("%s says that there is no such place, and leads on", async (path) => {
  const page = await journey.open(path);
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
