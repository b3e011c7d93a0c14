import { getImport, getImports, uploadImport } from "@gbvf/api/data-import/contract.ts";
import { getAddedStations, removeStation } from "@gbvf/api/data-import/precinct/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { addedStations } from "@gbvf/mocks/data-import/addedStations.ts";
import { imports } from "@gbvf/mocks/data-import/dataImport.ts";
import { failing, refusing, respond, unreachable } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  contains,
  failed,
  inOrder,
  loading,
  presses,
  shows,
  showsText,
  uploads,
  withHandlers,
} from "../../../../.storybook/story.ts";
import { openedImportStory } from "./openedImport.fixture.ts";

const meta = preview.meta({ ...screenAt("/admin/data/", { as: sessions.administrator }) });

const sendsFile = inOrder(
  presses("radio", /^Crime figures/),
  uploads(new File(["station,period,category,count\n"], "figures.csv", { type: "text/csv" })),
  presses("button", "See what would change"),
);

export const Upload = meta.story({
  tags: ["screen", "phone"],
  play: inOrder(sendsFile, shows("heading", "What would change")),
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
  play: async ({ canvas }) => expect(await canvas.findByRole("radio")).toBeChecked(),
});

export const Interrupted = meta.story({
  beforeEach: withHandlers(unreachable(uploadImport)),
  play: inOrder(
    sendsFile,
    showsText(/The file did not arrive\. Nothing has changed\./),
    showsText(/figures\.csv/),
  ),
});

export const Reading = meta.story({ ...openedImportStory(imports.reading), play: shows("meter", "Reading") });

export const StationsAddedHere = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(getAddedStations, { stations: addedStations }),
    refusing(removeStation, 409, {
      code: "has-figures",
      message: "Protea Glen has figures of figures.csv. Withdraw the imports with figures of it first.",
    }),
  ),
  play: inOrder(
    showsText(/^120 sexual offences in 2025\/26, of 2026_/),
    presses("button", "Remove Protea Glen"),
    contains("alertdialog", "Remove Protea Glen?"),
    showsText(/Its people count in Protea again/),
    presses("button", "Remove police station"),
    showsText(/Withdraw the imports with figures of it first/),
  ),
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

export const FailedToLoad = meta.story(failed(getImports));

export const EmptyHistory = meta.story({
  beforeEach: withHandlers(respond(getImports, { imports: [], total: 0 })),
  play: shows("heading", "Nothing has been imported here yet"),
});
