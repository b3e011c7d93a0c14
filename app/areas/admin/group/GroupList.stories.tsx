import { exportGroups, type Group, getGroups } from "@gbvf/api/group/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { groups } from "@gbvf/mocks/group/group.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect, fn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt } from "../../../../.storybook/screenAt.ts";
import { presses, showsText, withHandlers } from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/?show=groups", { as: sessions.administrator }),
});

const exported = fn();

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

const manyGroups: Group[] = Array.from({ length: 36 }, (_, place) => ({
  ...groups.reviewers,
  GroupId: 100 + place,
  GroupName: `Reviewers of district ${place + 1}`,
}));

export const ThirtySixGroups = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/?show=groups&page=2"),
  beforeEach: withHandlers(
    respond(getGroups, ({ query }) => ({
      groups: manyGroups.slice((query.pageNumber - 1) * query.pageSize, query.pageNumber * query.pageSize),
      total: 36,
    })),
  ),
  play: showsText("31 to 36 of 36"),
});

export const ExportsGroups = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/?show=groups&search=rev"),
  beforeEach: ({ msw }) => {
    exported.mockClear();
    msw.use(
      respond(exportGroups, ({ body }) => {
        exported(body);
        return { groups: [groups.reviewers], actions: [] };
      }),
    );
  },
  play: async (story) => {
    await presses("button", "Download CSV")(story);
    await waitFor(() => expect(exported).toHaveBeenCalledWith({ search: "rev" }));
  },
});

export const EmptyGroups = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups&search=xyz"),
  beforeEach: withHandlers(respond(getGroups, { groups: [], total: 0 })),
});
