import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getBuildingBlockAssociatedToUser } from "@gbvf/api/building-block/overview/contract.ts";
import {
  applySheet,
  downloadSheet,
  previewSheet,
  type SheetRow,
} from "@gbvf/api/building-block/sheet/contract.ts";
import { ACTIONS } from "@gbvf/api/lib/actions.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { faultySheetPreview, sheetPreview } from "@gbvf/mocks/building-block/sheet.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { expect, type userEvent, type within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { buildingBlock } from "../../lib/areaPaths.ts";
import { noteSignedOut } from "../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: buildingBlock.sheet } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.buildingBlock));
    return noteSignedOut;
  },
});

const phone = { viewport: { value: "phone" } };
type Drawn = Readonly<{
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof userEvent, "click" | "type">;
}>;

/** Pastes a sheet: what a browser's file dialog gives comes the same way. */
async function sends({ canvas, userEvent }: Drawn) {
  await userEvent.click(await canvas.findByRole("radio", { name: "Copied cells" }));
  await userEvent.type(canvas.getByRole("textbox", { name: /^Copied cells/ }), "Municipality");
  await userEvent.click(canvas.getByRole("button", { name: "Look at the changes" }));
}

export const Start = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Download for Excel/ })).toBeVisible();
    await expect(canvas.getByText(/^.xlsx or .csv, up to 2 MB/)).toBeVisible();
  },
});

export const StartOnPhone = meta.story({ ...Start.input, globals: phone });

/** Old → new by the sheet's rows; how they were checked is asked before all is applied. */
export const Changes = meta.story({
  play: async (context) => {
    await sends(context);
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText("Row 4")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Apply 34 changes" }));
    await expect(await canvas.findByText("Please say how it was checked.")).toBeVisible();
  },
});

export const ChangesOnPhone = meta.story({ ...Changes.input, globals: phone });

export const Mistakes = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(previewSheet, faultySheetPreview)),
  play: async (context) => {
    await sends(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Row 7, Mobile/ }));
    await expect(canvas.queryByRole("button", { name: /^Apply/ })).toBeNull();
  },
});

export const MistakesOnPhone = meta.story({ ...Mistakes.input, globals: phone });

export const WrongSheet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(previewSheet, 400, {
        code: "sheet",
        message: "This is not a sheet of contacts: its headings are missing. Please download one first.",
      }),
    ),
  play: async (context) => {
    await sends(context);
    await expect(await context.canvas.findByText(/^This is not a sheet of contacts/)).toBeVisible();
  },
});

export const Unchanged = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(previewSheet, {
        ...sheetPreview,
        notes: [],
        rows: [],
        counts: { unchanged: 212, changed: 0, new: 0, ended: 0, stillRight: 0, conflict: 0 },
        asksHow: false,
        fingerprint: null,
      }),
    ),
  play: async (context) => {
    await sends(context);
    await expect(await context.canvas.findByText("There is nothing to apply.")).toBeVisible();
  },
});

/** Of somebody who may edit and not verify. */
export const WillWait = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(previewSheet, {
        ...sheetPreview,
        asksHow: false,
        rows: sheetPreview.rows.slice(0, 2).map((row) => ({ ...row, waits: true })),
        counts: { ...sheetPreview.counts, new: 1, ended: 0, stillRight: 0, conflict: 0 },
      }),
      answer(applySheet, {
        success: true,
        message: "2 changes waiting for somebody to verify.",
        applied: 0,
        waiting: 2,
      }),
    ),
  play: async (context) => {
    await sends(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Apply 2 changes" }));
    await expect(await canvas.findByRole("link", { name: "See what is waiting" })).toBeVisible();
  },
});

export const WillWaitOnPhone = meta.story({ ...WillWait.input, globals: phone });

/** Who may not edit takes a sheet out, and sends none back. */
export const MayOnlyView = meta.story({
  beforeEach: ({ msw }) => {
    const { buildingBlock: session } = sessions;
    const userActions = session.userActions.filter(
      ({ actionId }) => actionId !== ACTIONS.EditBuildingBlock && actionId !== ACTIONS.AddBuildingBlock,
    );
    msw.use(answer(userAuthenticated, { ...session, userActions }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /Download for Excel/ });
    await expect(canvas.queryByRole("heading", { name: "2. Send it back" })).toBeNull();
    await expect(canvas.queryByText(/^To add a place/)).toBeNull();
  },
});

const long = "Saldanha Bay and Surroundings Centre for Survivors of Sexual Violence and Femicide, Vredenburg";

/** Everything as long as it may be, and more rows than one page holds. */
export const LongestNamesOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(previewSheet, {
        ...sheetPreview,
        rows: Array.from({ length: 60 }, (_, index) => ({
          ...(sheetPreview.rows[index % sheetPreview.rows.length] as SheetRow),
          row: index + 2,
          place: long,
          name: long,
          changes: [{ what: `Address of ${long}`, before: long, after: `${long}, ${long}` }],
        })),
      }),
    ),
  play: async (context) => {
    await sends(context);
    await context.canvas.findByRole("navigation", { name: "Pages: Rows" });
  },
});

/** The line broke: the sheet and its preview stay. */
export const ApplyFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(applySheet, 503)),
  play: async (context) => {
    await sends(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("radio", { name: "I called" }));
    await userEvent.click(canvas.getByRole("button", { name: "Apply 34 changes" }));
    await expect(await canvas.findByRole("button", { name: "Apply 34 changes" })).toBeVisible();
    await expect(canvas.getByText("Row 4")).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(downloadSheet, 400, {
        code: "too-many",
        message: "There are 3400 rows, and a sheet takes 2000. Please choose a district or a municipality.",
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Download CSV/ }));
    await expect(await canvas.findByText(/^There are 3400 rows/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getBuildingBlockAssociatedToUser)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Download for Excel/ })).toBeEnabled();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(downloadSheet, 404, { code: "not-found", message: "No place of yours is listed here." }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Download for Excel/ }));
    await expect(await canvas.findByText("No place of yours is listed here.")).toBeVisible();
  },
});
