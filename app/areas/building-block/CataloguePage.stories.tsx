import { changeCatalogue } from "@gbvf/api/building-block/catalogue/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { cataloguePreview } from "@gbvf/mocks/building-block/catalogue.ts";
import { refusing, respond } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { storyUrl } from "../../../.storybook/StoryRouter.tsx";
import { screenAt, signedInAs } from "../../../.storybook/screenAt.ts";
import { type Acting, withHandlers } from "../../../.storybook/story.ts";
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

export const NotAllowed = meta.story({
  tags: ["screen"],
  beforeEach: withHandlers(signedInAs(sessions.buildingBlock)),
  play: async () => {
    await waitFor(() => expect(storyUrl()).toBe(buildingBlock.start));
  },
});
