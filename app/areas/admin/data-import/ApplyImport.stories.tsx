import { applyImport, getImport } from "@gbvf/api/data-import/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { imports } from "@gbvf/mocks/data-import/dataImport.ts";
import { importSource } from "@gbvf/mocks/data-import/previewedImport.ts";
import { withdrawnImports } from "@gbvf/mocks/data-import/withdrawnImports.ts";
import { refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  type Acting,
  hasFocus,
  inOrder,
  lacks,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";
import { changedImportStory, openedImportStory } from "./openedImport.fixture.ts";

const meta = preview.meta({ ...screenAt("/admin/data/", { as: sessions.administrator }) });

/** Fills in the dialog with the source of an earlier import, and presses Apply. */
const applies = async ({ userEvent }: Pick<Acting, "userEvent">) => {
  const dialog = within(await screen.findByRole("dialog"));
  const earlier = dialog.getByRole("combobox", { name: "Begin with an earlier source" });
  await userEvent.selectOptions(earlier, importSource.title);
  await expect(dialog.getByRole("textbox", { name: "Publisher" })).toHaveValue(importSource.publisher);
  await userEvent.click(dialog.getByRole("button", { name: "Apply" }));
};

export const Previewed = meta.story({
  tags: ["screen", "phone"],
  ...openedImportStory(imports.previewed),
  beforeEach: withHandlers(
    respond(getImport, imports.previewed),
    refusing(applyImport, 409, {
      code: "stale-preview",
      message:
        "Figures have changed since this preview. The file is being read again: please look at it once more.",
    }),
  ),
  play: inOrder(
    showsText(/8 rows: unknown station "Galishewe"/),
    shows("button", "Download the rows that were left out"),
    presses("button", "Apply"),
    applies,
    showsText(/Figures have changed since this preview/),
  ),
});

/** The dialog requires a reason before it sends the request. */
export const NeedsReason = meta.story({
  tags: ["phone"],
  ...changedImportStory(imports.withSeriousWarnings, {
    endpoint: applyImport,
    after: withdrawnImports.applied,
    expectedBody: { importId: 14, reason: "The pilot of nine stations.", source: importSource },
  }),
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
    await shows("heading", /^Applied/)({ canvas });
    await hasFocus("heading", /^Crime figures: /)({ canvas });
  },
});

export const NothingNew = meta.story({
  ...openedImportStory(imports.unchanged),
  play: inOrder(shows("heading", "Nothing would change"), lacks("button", "Apply")),
});

export const Applying = meta.story({ ...openedImportStory(imports.applying) });

export const Applied = meta.story({
  tags: ["phone"],
  ...openedImportStory(withdrawnImports.applied),
  play: inOrder(presses("button", "Upload another file"), shows("heading", "Upload a file")),
});
