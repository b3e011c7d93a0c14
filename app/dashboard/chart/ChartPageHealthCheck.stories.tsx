import { getHealthCheckStats } from "@gbvf/api/health-check/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { healthChecksOf, noHealthChecksOf } from "@gbvf/mocks/health-check/healthCheck.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import { showsLoading } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/chart?componentId=2" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (boundaryId: number, boundaryTypeId: number, more = "") => ({
  router: {
    url: `/home/chart?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=2${more}`,
  },
});

export const Country = meta.story({
  play: async ({ canvas }) => {
    for (const name of [
      "Reach",
      "Number of surveys completed",
      "Participating organisations per quarter",
      "Overall maturity per question category",
    ]) {
      await expect(await canvas.findByRole("heading", { name: new RegExp(`${name}$`) })).toBeVisible();
    }
    await expect(canvas.getByRole("img", { name: "Overall GBVF Maturity: 58.36%." })).toBeVisible();
  },
});

export const Suppressed = meta.story({
  parameters: at(139, 2),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("img", { name: "Overall GBVF Maturity: Too few responses to show." }),
    ).toBeVisible();
  },
});

/** A real zero. */
export const NobodyTookPart = meta.story({
  parameters: at(143, 2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("None took part")).toBeVisible();
    await expect(canvas.getAllByText("Nobody took part")[0]).toBeVisible();
  },
});

export const OptionsChosen = meta.story({
  parameters: at(7, 1, "&componentOptions=3"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: /^Maturity of policies: / })).toBeVisible();
  },
});

/** Cards fill their row. */
export const CardsFilled = meta.story({
  play: async ({ canvas }) => {
    for (const [title, label] of [
      ["Reach", /that took part, by type$/],
      ["Overall maturity per question category", /^Maturity score/],
    ] as const) {
      const figure = await canvas.findByRole("figure", { name: new RegExp(`^${title}`) });
      const list = await within(figure).findByRole("list", { name: label });
      const left = figure.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
      // For the source line, and a heading of two lines beside it.
      await expect(left).toBeLessThan(250);
    }
  },
});

export const SuppressedOnPhone = meta.story({ parameters: at(139, 2), globals: phone });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getHealthCheckStats)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getHealthCheckStats, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
    msw.use(answer(getHealthCheckStats, ({ query }) => healthChecksOf(query.boundaryId)));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("heading", { name: /Reach$/ })).toBeVisible();
  },
});

export const FailedUnknownPlace = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getHealthCheckStats, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There is no such place.");
    await expect(canvas.getByRole("link", { name: "Show South Africa" })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at(7, 1),
  beforeEach: ({ msw }) =>
    msw.use(answer(getHealthCheckStats, ({ query }) => noHealthChecksOf(query.boundaryId))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No data available")).toBeVisible();
  },
});

export const CountryOnPhone = meta.story({ globals: phone });
export const MunicipalityOnPhone = meta.story({ parameters: at(1163, 3), globals: phone });
export const CountryOnSmallPhone = meta.story({ globals: small });
