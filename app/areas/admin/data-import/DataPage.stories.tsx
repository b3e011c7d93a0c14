import { getImport, getImports, uploadImport } from "@gbvf/api/data-import/contract.ts";
import { getAddedStations, removeStation } from "@gbvf/api/data-import/precinct/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { addedStations } from "@gbvf/mocks/data-import/addedStations.ts";
import { imports } from "@gbvf/mocks/data-import/dataImport.ts";
import { failing, refusing, respond, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, screen, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import { loading, shows, showsText, withHandlers } from "../../../../.storybook/story.ts";
import { openedImportStory } from "./openedImport.fixture.ts";

const meta = preview.meta({ ...screenAt("/admin/data/", { as: sessions.administrator }) });

const figures = new File(["station,period,category,count\n"], "figures.csv", { type: "text/csv" });

const chooseFile = async (
  canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> },
  canvasElement: HTMLElement,
  userEvent: {
    click: (element: HTMLElement) => Promise<void>;
    upload: (input: HTMLElement, file: File) => Promise<void>;
  },
) => {
  await userEvent.click(await canvas.findByRole("radio", { name: /^Crime figures/ }));
  await userEvent.upload(canvasElement.querySelector("input[type=file]") as HTMLElement, figures);
};

export const Upload = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseFile(canvas, canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByRole("heading", { name: "What would change" })).toBeVisible();
  },
});

export const PoliceStatisticsOnly = meta.story({
  beforeEach: withHandlers(
    signedInAs(
      withOnlyPermissions(
        sessions.administrator,
        "LogIntoSystem",
        "ImportPoliceStatistics",
        "WorldOfImpactAdmin",
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Crime figures/ })).toBeChecked();
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
  },
});

export const Interrupted = meta.story({
  beforeEach: withHandlers(unreachable(uploadImport)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chooseFile(canvas, canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByText(/The file did not arrive\. Nothing has changed\./)).toBeVisible();
    await expect(await canvas.findByText(/figures\.csv/)).toBeVisible();
  },
});

export const Reading = meta.story({ ...openedImportStory(imports.reading), play: shows("meter", "Reading") });

export const StationsAddedHere = meta.story({
  tags: ["phone"],
  beforeEach: ({ msw }) =>
    msw.use(
      respond(getAddedStations, { stations: addedStations }),
      refusing(removeStation, 409, {
        code: "has-figures",
        message: "Protea Glen has figures of figures.csv. Withdraw the imports with figures of it first.",
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^120 sexual offences in 2025\/26, of 2026_/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Protea Glen" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Protea Glen?" }));
    await expect(dialog.getByText(/Its people count in Protea again/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Remove police station" }));
    await expect(await dialog.findByText(/Withdraw the imports with figures of it first/)).toBeVisible();
  },
});

export const Cancelled = meta.story({ ...openedImportStory(imports.cancelled) });

export const FailedImport = meta.story({
  tags: ["small"],
  ...openedImportStory(imports.failed),
  play: showsText("The figures are as they were."),
});

export const ImportNotFound = meta.story({
  parameters: { router: { url: "/admin/data/?import=99" } },
  beforeEach: withHandlers(failing(getImport, 404)),
  play: showsText(/This import does not exist/),
});

export const Loading = meta.story(loading(getImports));

export const FailedToLoad = meta.story({
  beforeEach: withHandlers(failing(getImports, 400)),
  play: shows("button", "Retry"),
});

export const EmptyHistory = meta.story({
  beforeEach: withHandlers(respond(getImports, { imports: [], total: 0 })),
  play: shows("heading", "Nothing has been imported here yet"),
});
