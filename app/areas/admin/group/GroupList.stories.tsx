import { getGroups } from "@gbvf/api/group/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt } from "../../../../.storybook/screenAt.ts";
import { inOrder, links, presses, shows, withHandlers } from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/?show=groups", { as: sessions.administrator }),
});

export const Groups = meta.story({
  tags: ["screen", "phone"],
  parameters: at("/admin/manage-users-groups/"),
  play: inOrder(
    presses("radio", "Groups"),
    links("Manage Organisations", "/admin/manage-users-groups/view-group/2/?list=show%3Dgroups"),
    shows("link", "Add new group"),
  ),
});

export const EmptyGroups = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups&search=xyz"),
  beforeEach: withHandlers(respond(getGroups, { groups: [], total: 0 })),
});
