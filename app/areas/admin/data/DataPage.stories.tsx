import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import {
  applyImport,
  type DataImport,
  getImport,
  getImports,
  uploadImport,
} from "@gbvf/api/data-import/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { imports } from "@gbvf/mocks/data-import/imports.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing, unreachable } from "@gbvf/mocks/respond.ts";
import { expect, waitFor } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/admin/data/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

/** The address names an import; the answer is that import in one of its states. */
const opened = (one: DataImport) => ({
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
    await userEvent.click(canvas.getByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByRole("heading", { name: "What would change" })).toBeVisible();
  },
});

/** Who holds one of the two actions is offered its kind only, and need not choose it. */
export const PoliceStatisticsOnly = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, {
        ...sessions.administrator,
        userActions: [{ actionId: 12 }, { actionId: 18 }, { actionId: 33 }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Crime figures/ })).toBeChecked();
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
  },
});

export const WithoutPermission = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, {
        ...sessions.administrator,
        userActions: [{ actionId: 12 }, { actionId: 33 }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "You cannot import files" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Data" })).toBeNull();
  },
});

/** One import at a time: who is at it is said, and the file stays chosen for another try. */
export const SomebodyElseImports = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(uploadImport, 409, {
        code: "busy",
        message:
          "Johannes van der Westhuizen is importing “districts.geojson”. One import runs at a time: please try again when it has ended.",
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, canvasElement, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByText(/Johannes van der Westhuizen is importing/)).toBeVisible();
    await expect(canvas.getByText(/figures\.csv/)).toBeVisible();
  },
});

export const CutHalfWay = meta.story({
  beforeEach: ({ msw }) => msw.use(unreachable(uploadImport)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, canvasElement, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "See what would change" }));
    await expect(await canvas.findByText(/The file did not arrive\. Nothing has changed\./)).toBeVisible();
  },
});

export const Reading = meta.story({
  ...opened(imports.reading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("meter", { name: "Reading" })).toBeVisible();
  },
});

/** Figures have changed since the preview: the file is read again, and that is said. */
export const Previewed = meta.story({
  ...opened(imports.previewed),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getImport, imports.previewed),
      refusing(applyImport, 409, {
        code: "stale-preview",
        message:
          "Figures have changed since this preview. The file is being read again: please look at it once more.",
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('8 rows: unknown station "Galeshewe"')).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download the rows that were left out" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(await canvas.findByText(/Figures have changed since this preview/)).toBeVisible();
  },
});

export const NothingNew = meta.story({
  ...opened(imports.unchanged),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing would change" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Apply" })).toBeNull();
  },
});

export const Applying = meta.story({ ...opened(imports.applying) });

/** The keyboard goes on at the import, whose button is gone. */
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Apply" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: /^Crime figures: / })).toHaveFocus());
  },
});

export const Applied = meta.story({
  ...opened(imports.applied),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Upload another file" }));
    await expect(await canvas.findByRole("heading", { name: "Upload a file" })).toBeVisible();
  },
});

export const Cancelled = meta.story({ ...opened(imports.cancelled) });

/** Nobody came back to it. */
export const NeverApplied = meta.story({
  ...opened({
    ...imports.cancelled,
    problem: "Nobody applied this file within seven days, so it was deleted. Nothing was changed.",
  }),
});

export const FailedImport = meta.story({
  ...opened(imports.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The figures are as they were.")).toBeVisible();
  },
});

export const ImportNotFound = meta.story({
  parameters: { router: { url: "/admin/data/?import=99" } },
  beforeEach: ({ msw }) => msw.use(failing(getImport, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This import does not exist/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getImports)),
  play: showsLoading,
});

export const FailedToLoad = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getImports, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const EmptyHistory = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getImports, { imports: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Nothing has been imported here yet" }),
    ).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const AppliedOnPhone = meta.story({
  ...opened(imports.applied),
  globals: { viewport: { value: "phone" } },
});

export const PreviewOnPhone = meta.story({
  ...opened(imports.previewed),
  globals: { viewport: { value: "phone" } },
});

export const FailedOnSmallPhone = meta.story({
  ...opened(imports.failed),
  globals: { viewport: { value: "small" } },
});
