import { changeCatalogue } from "@gbvf/api/building-block/catalogue/contract.ts";
import { only, sessions } from "@gbvf/mocks/auth/sessions.ts";
import { cataloguePreview } from "@gbvf/mocks/building-block/catalogue.ts";
import { failing, refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import { type Acting, inOrder, shows, showsTextIn, withHandlers } from "../../../.storybook/story.ts";
import { buildingBlock } from "../../lib/address/areaPaths.ts";

const meta = preview.meta({ ...screenAt(buildingBlock.catalogue, { as: sessions.administrator }) });

async function upload({ canvas, userEvent }: Acting) {
  const drop = await canvas.findByRole("group", { name: "Edited catalogue" });
  const input = drop.querySelector("input");
  if (input === null) throw new Error("There is no field for a file.");
  await userEvent.upload(input, new File(["PK"], "catalogue.xlsx"));
}

export const Sheet = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Download for Excel" })).toBeVisible();
    const nav = within(canvas.getByRole("navigation", { name: "Administration" }));
    const here = nav.getByRole("link", { name: "Catalogue of building blocks" });
    await expect(here).toHaveAttribute("aria-current", "page");
  },
});

export const Previewed = meta.story({
  tags: ["phone"],
  play: async (story) => {
    await upload(story);
    const changes = within(await story.canvas.findByRole("region", { name: "What would change" }));
    await expect(changes.getByText(/goes from [\d.]+% to [\d.]+% today/)).toBeVisible();
    await expect(changes.getByText("Requirement added")).toBeVisible();
  },
});

export const Applied = meta.story({
  play: async (story) => {
    await upload(story);
    await story.userEvent.click(await story.canvas.findByRole("button", { name: "Apply 3 changes" }));
    await waitFor(() => expect(screen.getByText("3 changes of the catalogue applied.")).toBeVisible());
    await expect(story.canvas.queryByRole("region", { name: "What would change" })).toBeNull();
  },
});

export const NothingToApply = meta.story({
  beforeEach: withHandlers(
    respond(changeCatalogue, {
      preview: { ...cataloguePreview, changes: [], effects: [], fingerprint: null },
    }),
  ),
  play: async (story) => {
    await upload(story);
    await expect(await story.canvas.findByText(/there is nothing to apply/)).toBeVisible();
    await expect(story.canvas.queryByRole("button", { name: /^Apply/ })).toBeNull();
  },
});

export const ErrorsInTheSheet = meta.story({
  tags: ["phone"],
  beforeEach: withHandlers(
    respond(changeCatalogue, {
      preview: {
        ...{ changes: [], effects: [], fingerprint: null },
        errors: [
          { sheet: "Catalogue", row: 4, column: "Included", message: "“maybe” is neither yes nor no." },
        ],
      },
    }),
  ),
  play: async (story) => {
    await upload(story);
    await expect(await story.canvas.findByText("“maybe” is neither yes nor no.")).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: withHandlers(
    refusing(changeCatalogue, 400, {
      code: "sheet",
      message: "catalogue.xlsx: it is an old or password-protected workbook.",
    }),
  ),
  play: async (story) => {
    await upload(story);
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent(/password-protected/);
  },
});

export const Failed = meta.story({
  beforeEach: withHandlers(failing(changeCatalogue)),
  play: inOrder(upload, showsTextIn("An error has occured please try again later", "alert")),
});

export const ForOfficials = meta.story({
  tags: ["screen"],
  parameters: { router: { url: buildingBlock.start } },
  beforeEach: withHandlers(
    signedInAs(
      only(
        sessions.buildingBlock,
        "CreateNewBuildingBlock",
        "LogIntoSystem",
        "ViewBuildingBlocks",
        "BuildingBlockAdmin",
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Catalogue" }));
    await shows("heading", "Catalogue of building blocks", { level: 1 })({ canvas });
    const nav = within(canvas.getByRole("navigation", { name: "Building blocks" }));
    await expect(await nav.findByRole("link", { name: "Catalogue" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(await nav.findByRole("link", { name: "Municipalities" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^System Admin/ })).toBeVisible();
  },
});

export const NotAllowed = meta.story({
  tags: ["screen"],
  beforeEach: withHandlers(signedInAs(sessions.buildingBlock)),
  play: async () => {
    await waitFor(() => expect(storyUrl()).toBe(buildingBlock.start));
  },
});
