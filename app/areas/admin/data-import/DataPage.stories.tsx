import {
  applyImport,
  checkImportAgain,
  getImport,
  getImports,
  type OpenedImport,
  uploadImport,
  withdrawImport,
} from "@gbvf/api/data-import/contract.ts";
import { addStation, getAddedStations, removeStation } from "@gbvf/api/data-import/precinct/contract.ts";
import { only, sessions } from "@gbvf/mocks/auth/sessions.ts";
import { addedStations, importSource, imports } from "@gbvf/mocks/data-import/dataImport.ts";
import { answer, failing, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  choosesFirst,
  given,
  hasFocus,
  inTurn,
  lacks,
  loading,
  presses,
  shows,
  showsText,
} from "../../../../.storybook/story.ts";

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
  tags: ["phone"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByRole("heading", { name: "What would change" })).toBeVisible();
  },
});

export const PoliceStatisticsOnly = meta.story({
  beforeEach: given(
    signedInAs(only(sessions.administrator, "LogIntoSystem", "ImportPoliceStatistics", "WorldOfImpactAdmin")),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Crime figures/ })).toBeChecked();
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
  },
});

export const CutHalfWay = meta.story({
  beforeEach: given(unreachable(uploadImport)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByText(/The file did not arrive\. Nothing has changed\./)).toBeVisible();
    await expect(await canvas.findByText(/figures\.csv/)).toBeVisible();
  },
});

export const Reading = meta.story({ ...opened(imports.reading), play: shows("meter", "Reading") });

/** In the dialog, from the source of an earlier import. */
const applies = async ({ userEvent }: Pick<Parameters<ReturnType<typeof presses>>[0], "userEvent">) => {
  const dialog = within(await screen.findByRole("dialog"));
  const earlier = dialog.getByRole("combobox", { name: "Begin with an earlier source" });
  await userEvent.selectOptions(earlier, importSource.title);
  await expect(dialog.getByRole("textbox", { name: "Publisher" })).toHaveValue(importSource.publisher);
  await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
};

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
    applies,
    async () => {
      await expect(await screen.findAllByText(/Figures have changed since this preview/)).not.toHaveLength(0);
    },
  ),
});

/** A reason is required before sending. */
export const NeedsReason = meta.story({
  tags: ["phone"],
  ...opened(imports.grave),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getImport, imports.grave),
      answer(applyImport, ({ body }) => {
        expect(body).toEqual({ importId: 14, reason: "The pilot of nine stations.", source: importSource });
        msw.use(answer(getImport, imports.applied));
        return { success: true as const, message: "The import has begun." };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Apply all the same" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
    const reason = dialog.getByRole("textbox", { name: "Why is it right?" });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toBeInvalid();
    await expect(dialog.getByRole("textbox", { name: "Title" })).toBeInvalid();
    await userEvent.type(reason, "The pilot of nine stations.");
    await applies({ userEvent });
    await expect(await canvas.findByRole("heading", { name: /^Applied/ })).toBeVisible();
  },
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
  play: showsText(/The file lacks: Police station, Category of crime, Period and Count\./),
});

/** The most similar category is the first of the list. */
export const CategoryColumn = meta.story({
  tags: ["phone"],
  ...opened(imports.categoryColumn),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getImport, imports.categoryColumn),
      answer(checkImportAgain, ({ body }) => {
        expect(body.columns).toEqual([{ heading: "attempt_sex_offences", meaning: "category 4" }]);
        msw.use(answer(getImport, imports.remembered));
        return { success: true as const, message: "The file is being read again." };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const column = await canvas.findByRole("combobox", { name: "attempt_sex_offences" });
    await userEvent.click(column);
    await choosesFirst(column, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(await canvas.findByText(/Columns were read as chosen/)).toBeVisible();
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

export const CategoryInTitle = meta.story({
  tags: ["phone"],
  ...opened(imports.categoryInTitle),
  beforeEach: ({ msw }) => {
    msw.use(
      answer(getImport, imports.categoryInTitle),
      answer(checkImportAgain, ({ body }) => {
        msw.use(answer(getImport, body.categoryId === 2 ? imports.previewed : imports.categoryInTitle));
        return { success: true as const, message: "The file is being read again." };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const category = await canvas.findByRole("combobox", { name: "Category of all its figures" });
    await expect(category).toHaveValue("Rape");
    await expect(canvas.queryByText(/The product does not know/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Check again" }));
    await expect(await canvas.findByRole("heading", { name: "What would change" })).toBeVisible();
  },
});

export const NewStation = meta.story({
  tags: ["phone"],
  ...opened(imports.previewed),
  beforeEach: given(
    answer(getImport, imports.previewed),
    refusing(addStation, 409, {
      code: "known",
      message: "Northern Cape has a police station of this name already.",
    }),
  ),
  play: inTurn(presses("button", "Add a new police station"), async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(dialog.getByRole("combobox", { name: /^Name in the file/ })).toBeVisible());
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Name in the file/ }), "Galishewe");
    const municipality = dialog.getByRole("combobox", { name: /^Municipality/ });
    await userEvent.click(municipality);
    await choosesFirst(municipality, userEvent);
    await userEvent.type(dialog.getByRole("textbox", { name: /^People/ }), "30 000");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Who counted them/ }), "Census 2022");
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await expect(await dialog.findByText(/has a police station of this name already/)).toBeVisible();
  }),
});

export const StationsAddedHere = meta.story({
  tags: ["phone"],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getAddedStations, { stations: addedStations }),
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

/** The page lists remembered choices, which can be changed or deleted. */
export const RememberedChoices = meta.story({
  tags: ["phone"],
  ...opened(imports.remembered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "What was chosen" }));
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
  play: inTurn(presses("button", "Apply"), applies, hasFocus("heading", /^Crime figures: /)),
});

export const Applied = meta.story({
  tags: ["phone"],
  ...opened(imports.applied),
  play: inTurn(presses("button", "Upload another file"), shows("heading", "Upload a file")),
});

/** After the reason, the preview of the changes is computed. */
export const AsksWhyItIsWithdrawn = meta.story({
  tags: ["phone"],
  ...opened(imports.applied),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getImport, imports.applied),
      answer(withdrawImport, ({ body }) => {
        expect(body).toEqual({ importId: 11, reason: "It was of other units." });
        msw.use(answer(getImport, imports.withdrawable));
        return { success: true as const, message: "What would change is being worked out." };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Withdraw this import" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "It was of other units.");
    await userEvent.click(dialog.getByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByRole("heading", { name: "If it is withdrawn" })).toBeVisible();
  },
});

/** Of a kind that keeps nothing of before. */
export const NotWithdrawable = meta.story({
  ...opened({
    ...imports.applied,
    kind: "boundaries",
    isWithdrawable: false,
    withdrawalRefusal: "Import the lines of before again.",
  }),
  play: inTurn(
    showsText("It cannot be withdrawn. Import the lines of before again."),
    lacks("button", "Withdraw this import"),
  ),
});

export const Withdrawable = meta.story({
  tags: ["phone"],
  ...opened(imports.withdrawable),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getImport, imports.withdrawable),
      answer(withdrawImport, () => {
        msw.use(answer(getImport, imports.withdrawn));
        return { success: true as const, message: "The withdrawal has begun." };
      }),
    ),
  play: inTurn(
    showsText("corrections_of_nine_stations.csv"),
    presses("button", "Withdraw 2 imports"),
    shows("heading", /^Withdrawn on/),
  ),
});

const { secondPersonWithdrawal } = imports;

export const WithdrawalWaits = meta.story({
  tags: ["phone"],
  ...opened(secondPersonWithdrawal),
  play: inTurn(showsText(/another administrator has to withdraw it/), lacks("button", "Withdraw 2 imports")),
});

export const WithdrawalOfAnother = meta.story({
  beforeEach: given(
    answer(getImports, { imports: [secondPersonWithdrawal], total: 1 }),
    answer(getImport, {
      ...secondPersonWithdrawal,
      withdrawal: { ...secondPersonWithdrawal.withdrawal, isOwn: false },
    }),
  ),
  play: inTurn(
    showsText("Waiting to be withdrawn"),
    presses("link", secondPersonWithdrawal.fileName),
    showsText(/Nomsa Dlamini requested this withdrawal/),
    shows("button", "Withdraw 2 imports"),
  ),
});

export const Withdrawing = meta.story({ ...opened(imports.withdrawing) });

export const Withdrawn = meta.story({
  ...opened(imports.withdrawn),
  play: inTurn(showsText(/Nine stations had the figures of a month/), lacks("button", /^Withdraw/)),
});

export const Cancelled = meta.story({ ...opened(imports.cancelled) });

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
