import { checkImportAgain, getImport } from "@gbvf/api/data-import/contract.ts";
import { addStation } from "@gbvf/api/data-import/precinct/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { imports } from "@gbvf/mocks/data-import/dataImport.ts";
import { questionedImports } from "@gbvf/mocks/data-import/questionedImports.ts";
import { refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  choosesFirst,
  contains,
  hasValue,
  inOrder,
  lacks,
  lacksText,
  presses,
  pressesKeys,
  shows,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";
import { changedImportStory, openedImportStory } from "./openedImport.fixture.ts";

const meta = preview.meta({ ...screenAt("/admin/data/", { as: sessions.administrator }) });

/** The only unknown column is already assigned to the only missing subject. */
export const RenamedColumn = meta.story({
  tags: ["screen", "phone"],
  ...changedImportStory(questionedImports.renamed, {
    endpoint: checkImportAgain,
    after: imports.previewed,
    expectedBody: { importId: 12, columns: [{ heading: "Police unit", meaning: "station" }], stations: [] },
  }),
  play: inOrder(presses("button", "Check again"), shows("heading", "What would change")),
});

export const UnknownColumns = meta.story({
  tags: ["phone"],
  ...openedImportStory(questionedImports.unknownColumns),
  play: showsText(/The file lacks: Police station, Category of crime, Period and Count\./),
});

/** The most similar name is the first option, so by keyboard two keys choose it. */
export const UnknownStation = meta.story({
  ...changedImportStory(imports.previewed, {
    endpoint: checkImportAgain,
    after: questionedImports.withEarlierChoices,
    expectedBody: {
      importId: 12,
      columns: [],
      stations: [{ name: "Galishewe", province: "NC", stationCode: "PD309004" }],
    },
  }),
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
  ...changedImportStory(questionedImports.categoryInTitle, {
    endpoint: checkImportAgain,
    after: imports.previewed,
    expectedBody: { importId: 12, columns: [], stations: [], categoryId: 2 },
  }),
  play: inOrder(
    hasValue("combobox", "Category of all its figures", "Rape"),
    lacksText(/The product does not know/),
    presses("button", "Check again"),
    shows("heading", "What would change"),
  ),
});

export const SeveralCategories = meta.story({
  ...openedImportStory({
    ...questionedImports.categoryInTitle,
    questions: {
      ...questionedImports.categoryInTitle.questions,
      category: { categoryId: null, nearest: [2, 3] },
    },
  }),
  play: inOrder(
    presses("combobox", "Category of all its figures"),
    contains("option", "Rape"),
    hasValue("combobox", "Category of all its figures", ""),
    pressesKeys("{Escape}"),
    lacks("listbox"),
  ),
});

export const NewStation = meta.story({
  tags: ["phone"],
  ...openedImportStory(imports.previewed),
  beforeEach: withHandlers(
    respond(getImport, imports.previewed),
    refusing(addStation, 409, {
      code: "known",
      message: "Northern Cape has a police station of this name already.",
    }),
  ),
  play: inOrder(presses("button", "Add a new police station"), async ({ userEvent }) => {
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

/** Remembered choices are listed and can be changed or deleted. */
export const RememberedChoices = meta.story({
  tags: ["phone"],
  ...openedImportStory(questionedImports.withEarlierChoices),
  play: inOrder(
    presses("button", "What was chosen"),
    presses("button", "Clear Kimberly"),
    hasValue("combobox", "Galishewe", "Galeshewe"),
  ),
});
