import {
  applyImport,
  checkImportAgain,
  getImport,
  getImports,
  type OpenedImport,
  uploadImport,
} from "@gbvf/api/data-import/contract.ts";
import { expectFigures, getExpectedFigures } from "@gbvf/api/data-import/expected/contract.ts";
import {
  getWatchedSources,
  type WatchedSource,
  watchSource,
} from "@gbvf/api/data-import/watched/contract.ts";
import { only, sessions } from "@gbvf/mocks/auth/sessions.ts";
import { expectedFigures, imports, watchedSources } from "@gbvf/mocks/data-import/dataImport.ts";
import { answer, failing, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  choosesFirst,
  given,
  hasFocus,
  holds,
  inTurn,
  lacks,
  lacksText,
  loading,
  presses,
  says,
  shows,
  showsText,
  takesFocus,
} from "../../../../.storybook/story.ts";
import { phone } from "../../../../.storybook/viewports.ts";

const meta = preview.meta({ ...screenAt("/admin/data/", { as: sessions.administrator }) });

const opened = (one: OpenedImport) => ({
  parameters: { router: { url: `/admin/data/?import=${one.importId}` } },
  beforeEach: ({ msw }: { msw: { use: (handler: ReturnType<typeof answer>) => void } }) => {
    msw.use(answer(getImport, one));
  },
});

const figures = new File(["station,period,category,count\n"], "figures.csv", { type: "text/csv" });

const choose = async (
  canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> },
  canvasElement: HTMLElement,
  userEvent: {
    click: (at: HTMLElement) => Promise<void>;
    upload: (to: HTMLElement, file: File) => Promise<void>;
  },
) => {
  await userEvent.click(await canvas.findByRole("radio", { name: /^Crime figures/ }));
  await userEvent.upload(canvasElement.querySelector("input[type=file]") as HTMLElement, figures);
};

export const Upload = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByRole("heading", { name: "What would change" })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: phone });

export const PoliceStatisticsOnly = meta.story({
  beforeEach: given(
    signedInAs(only(sessions.administrator, "LogIntoSystem", "ImportPoliceStatistics", "WorldOfImpactAdmin")),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Crime figures/ })).toBeChecked();
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
  },
});

export const WithoutPermission = meta.story({
  beforeEach: given(signedInAs(only(sessions.administrator, "LogIntoSystem", "WorldOfImpactAdmin"))),
  play: inTurn(shows("heading", "You cannot import files"), lacks("link", "Data")),
});

export const SomebodyElseImports = meta.story({
  beforeEach: given(
    refusing(uploadImport, 409, {
      code: "busy",
      message:
        "Johannes van der Westhuizen is importing “districts.geojson”. One import runs at a time: please try again when it has ended.",
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByText(/Johannes van der Westhuizen is importing/)).toBeVisible();
    await expect(await canvas.findByText(/figures\.csv/)).toBeVisible();
  },
});

export const CutHalfWay = meta.story({
  beforeEach: given(unreachable(uploadImport)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByText(/The file did not arrive\. Nothing has changed\./)).toBeVisible();
  },
});

export const Reading = meta.story({ ...opened(imports.reading), play: shows("meter", "Reading") });

export const Previewed = meta.story({
  tags: ["phone"],
  ...opened(imports.previewed),
  beforeEach: given(
    answer(getImport, imports.previewed),
    refusing(applyImport, 409, {
      code: "stale-preview",
      message:
        "Figures have changed since this preview. The file is being read again: please look at it once more.",
    }),
  ),
  play: inTurn(
    showsText(/8 rows: unknown station "Galishewe"/),
    shows("button", "Download the rows that were left out"),
    presses("button", "Apply"),
    showsText(/Figures have changed since this preview/),
  ),
});

/** The only column is chosen already for the only thing that is missing. */
export const RenamedColumn = meta.story({
  tags: ["phone"],
  ...opened(imports.renamed),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getImport, imports.renamed),
      answer(checkImportAgain, ({ body }) => {
        expect(body.columns).toEqual([{ heading: "Police unit", meaning: "station" }]);
        msw.use(answer(getImport, imports.previewed));
        return { success: true as const, message: "The file is being read again." };
      }),
    ),
  play: inTurn(presses("button", "Check again"), shows("heading", "What would change")),
});

export const UnknownColumns = meta.story({
  tags: ["phone"],
  ...opened(imports.unknownColumns),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check again" }));
    await expect(await canvas.findByText("Choose the columns that are needed.")).toBeVisible();
    const station = canvas.getByRole("combobox", { name: /police station/ });
    await expect(station).toHaveAccessibleDescription("Choose a column");
    await userEvent.selectOptions(station, "Stasie");
    await expect(station).toHaveAccessibleDescription("");
  },
});

/** The most similar name is the first of the list; by keyboard, two keys choose it. */
export const UnknownStation = meta.story({
  ...opened(imports.previewed),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getImport, imports.previewed),
      answer(checkImportAgain, ({ body }) => {
        expect(body.stations).toEqual([{ name: "Galishewe", province: "NC", stationCode: "PD309004" }]);
        msw.use(answer(getImport, imports.remembered));
        return { success: true as const, message: "The file is being read again." };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("combobox", { name: "Galishewe" });
    await waitFor(() => expect(name).toHaveAttribute("placeholder", "Leave out"));
    await userEvent.click(name);
    await choosesFirst(name, userEvent);
    await expect(name).toHaveValue("Galeshewe");
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(await canvas.findByText(/Names were read as chosen/)).toBeVisible();
  },
});

/** What was remembered is said, and can be changed or forgotten. */
export const RememberedChoices = meta.story({
  tags: ["phone"],
  ...opened(imports.remembered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Chosen columns and names" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Clear Kimberly" }));
    const station = await canvas.findByRole("combobox", { name: "Galishewe" });
    await waitFor(() => expect(station).toHaveValue("Galeshewe"));
  },
});

export const NothingNew = meta.story({
  ...opened(imports.unchanged),
  play: inTurn(shows("heading", "Nothing would change"), lacks("button", "Apply")),
});

export const Applying = meta.story({ ...opened(imports.applying) });

export const Applies = meta.story({
  ...opened(imports.previewed),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getImport, imports.previewed),
      answer(applyImport, () => {
        msw.use(answer(getImport, imports.applied));
        return { success: true as const, message: "The import has begun." };
      }),
    ),
  play: inTurn(presses("button", "Apply"), hasFocus("heading", /^Crime figures: /)),
});

export const Applied = meta.story({
  ...opened(imports.applied),
  play: inTurn(presses("button", "Upload another file"), shows("heading", "Upload a file")),
});

export const Cancelled = meta.story({ ...opened(imports.cancelled) });

export const NeverApplied = meta.story({
  ...opened({
    ...imports.cancelled,
    problem: "Nobody applied this file within seven days, so it was deleted. Nothing was changed.",
  }),
});

export const FailedImport = meta.story({
  tags: ["small"],
  ...opened(imports.failed),
  play: showsText("The figures are as they were."),
});

export const ImportNotFound = meta.story({
  parameters: { router: { url: "/admin/data/?import=99" } },
  beforeEach: given(failing(getImport, 404)),
  play: showsText(/This import does not exist/),
});

export const Loading = meta.story(loading(getImports));

export const FailedToLoad = meta.story({
  beforeEach: given(failing(getImports, 400)),
  play: shows("button", "Retry"),
});

export const EmptyHistory = meta.story({
  beforeEach: given(answer(getImports, { imports: [], total: 0 })),
  play: shows("heading", "Nothing has been imported here yet"),
});

export const AppliedOnPhone = meta.story({ ...opened(imports.applied), globals: phone });

const asking = (...sources: WatchedSource[]) => ({
  beforeEach: given(answer(getWatchedSources, { sources })),
});

export const SourcesLoading = meta.story({ ...loading(getWatchedSources), tags: ["phone"] });

export const SourcesFailedToLoad = meta.story({
  beforeEach: given(failing(getWatchedSources, 400)),
  play: shows("button", "Retry"),
});

export const NoSource = meta.story({ ...asking(), play: showsText("No source is named yet.") });

export const SourceUnchanged = meta.story({
  ...asking(watchedSources.unchanged),
  play: inTurn(showsText("Nothing new"), showsText(/^Asked on 15 August 2026 at 06:10\./)),
});

export const SourceBeingAsked = meta.story({
  ...asking(watchedSources.beingAsked),
  play: inTurn(
    showsText("Being asked"),
    says("Sending…", "button", /^Ask .* now$/),
    presses("button", /^Ask .* now$/),
    lacksText("The source is being asked."),
  ),
});

export const AskSourceNow = meta.story({
  ...asking(watchedSources.unchanged),
  play: async (story) => {
    await holds("button", /^Ask .* now$/)(story);
    story.msw.use(answer(getWatchedSources, { sources: [watchedSources.beingAsked] }));
    await inTurn(
      presses("button", /^Ask .* now$/),
      showsText("Being asked"),
      hasFocus("button", /^Ask .* now$/),
    )(story);
  },
});

export const StopAskingSource = meta.story({
  play: async (story) => {
    await presses("button", "Stop asking Boundary lines")(story);
    const dialog = await screen.findByRole("alertdialog");
    story.msw.use(answer(getWatchedSources, { sources: [watchedSources.unchanged] }));
    await story.userEvent.click(within(dialog).getByRole("button", { name: "Stop asking" }));
    await inTurn(
      lacks("group", "Boundary lines"),
      hasFocus("group", "Sources that are asked every day"),
    )(story);
  },
});

export const SourceWithNewFile = meta.story({
  tags: ["phone"],
  ...asking(watchedSources.withNewFile),
  play: inTurn(presses("link", "See what would change"), shows("heading", "What would change")),
});

export const SourceOfAnotherLayout = meta.story({
  ...asking(watchedSources.ofAnotherLayout),
  play: showsText(/cannot be read as before: .* is not known\.$/),
});

export const SourceBroken = meta.story({
  tags: ["phone"],
  ...asking(watchedSources.broken),
  play: inTurn(showsText(/is no public address/), presses("button", "Stop asking Boundary lines"), async () =>
    takesFocus(await screen.findByRole("alertdialog", { name: "Stop asking Boundary lines?" })),
  ),
});

export const SourceRefused = meta.story({
  beforeEach: given(
    answer(getWatchedSources, { sources: [] }),
    refusing(watchSource, 400, {
      code: "invalid",
      message: "Only addresses that begin with https:// are asked.",
      errors: [
        {
          code: "address",
          description: "Only addresses that begin with https:// are asked.",
          field: "address",
        },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Name a source" }));
    const form = within(await canvas.findByRole("form", { name: "Name a source" }));
    await userEvent.click(form.getByRole("radio", { name: /^Crime figures/ }));
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), "The police");
    const address = form.getByRole("textbox", { name: /^Address/ });
    await userEvent.type(address, "http://example.org/a.csv");
    await userEvent.click(form.getByRole("button", { name: "Ask it every day" }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/begin with https/));
    await expect(address).toHaveAttribute("aria-invalid", "true");
  },
});

export const NothingTyped = meta.story({
  ...asking(),
  play: inTurn(
    presses("button", "Name a source"),
    presses("button", "Ask it every day"),
    showsText("Choose what is in its files"),
    showsText("Name the source"),
  ),
});

export const FromASource = meta.story({
  ...opened({ ...imports.previewed, sourceName: "Crime figures of the Northern Cape" }),
  play: showsText(/from the source “Crime figures of the Northern Cape”/),
});

export const KnownSources = meta.story({
  tags: ["phone"],
  ...asking(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Name a source" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Known public sources" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Use Monthly crime figures/ }));
    const form = within(canvas.getByRole("form", { name: "Name a source" }));
    await expect(form.getByRole("textbox", { name: /^Address/ })).toHaveValue(
      "https://media.githubusercontent.com/media/afrith/crime-stats/HEAD/crime-stats.csv",
    );
    await expect(form.getByRole("radio", { name: /^Crime figures/ })).toBeChecked();
  },
});

export const WhatIsExpected = meta.story({
  tags: ["phone"],
  beforeEach: given(answer(getExpectedFigures, { expected: Object.values(expectedFigures) })),
  play: inTurn(
    showsText(/were expected by 20 August 2026/),
    showsText("Late"),
    showsText("Arrived"),
    presses("button", "Take off Crime figures, Apr - Jun 2026"),
    async () => {
      const dialog = within(await screen.findByRole("alertdialog", { name: "Take it off?" }));
      await expect(dialog.getByRole("button", { name: "Take off" })).toBeVisible();
    },
  ),
});

export const SayingWhatIsExpected = meta.story({
  beforeEach: given(
    answer(expectFigures, ({ body }) => {
      expect(body).toMatchObject({ kind: "crime", note: "By letter." });
      return { success: true as const, message: "The page of releases says so now." };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Say what is expected" }));
    const form = within(await canvas.findByRole("form", { name: "Say what is expected" }));
    await userEvent.click(form.getByRole("button", { name: "Say it in public" }));
    await expect(await form.findAllByText("Choose the quarter")).not.toHaveLength(0);
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Which figures" }), "crime");
    const quarter = form.getByRole("combobox", { name: "Of which quarter" });
    await userEvent.selectOptions(quarter, within(quarter).getAllByRole("option")[3] as HTMLElement);
    await userEvent.type(form.getByRole("textbox", { name: /^Note/ }), "By letter.");
    const day = form.getAllByRole("spinbutton");
    for (const [index, digits] of ["20", "11", "2026"].entries()) {
      await userEvent.click(day[index] as HTMLElement);
      await userEvent.keyboard(digits);
    }
    await userEvent.click(form.getByRole("button", { name: "Say it in public" }));
    await expect(await screen.findByText("The page of releases says so now.")).toBeVisible();
  },
});
