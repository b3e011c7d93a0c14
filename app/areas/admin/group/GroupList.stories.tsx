import { getGroups } from "@gbvf/api/group/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt } from "../../../../.storybook/screenAt.ts";
import { withHandlers } from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/?show=groups", { as: sessions.administrator }),
});

export const Groups = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Organisations/ });
    await expect(within(row).getByRole("link", { name: "Manage Organisations" })).toHaveAttribute(
      "href",
      "/admin/manage-users-groups/view-group/2/?list=show%3Dgroups",
    );
    await expect(await canvas.findByRole("link", { name: "Add new group" })).toBeVisible();
  },
});

export const EmptyGroups = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups&search=xyz"),
  beforeEach: withHandlers(respond(getGroups, { groups: [], total: 0 })),
});
