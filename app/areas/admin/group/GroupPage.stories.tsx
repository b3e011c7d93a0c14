import { getGroups } from "@gbvf/api/group/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { groups } from "@gbvf/mocks/group/group.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  failed,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/view-group/4/", { as: sessions.administrator }),
});

export const Reviewers = meta.story({
  tags: ["screen", "small"],
  play: inOrder(
    async ({ canvas }) => {
      const applications = await canvas.findByRole("list", { name: "Applications" });
      await expect(within(applications).getAllByRole("listitem")).toHaveLength(2);
    },
    presses("button", "Delete"),
    presses("button", "Delete group"),
    shows("link", "Add new group"),
  ),
});

export const BuiltIn = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/view-group/1/"),
  play: inOrder(shows("list", "Users and groups"), lacks("button", "Delete"), shows("link", "Edit")),
});

export const WithoutPermissions = meta.story({
  beforeEach: withHandlers(
    signedInAs(withOnlyPermissions(sessions.administrator, "LogIntoSystem", "WorldOfImpactAdmin")),
  ),
  play: inOrder(shows("list", "Applications"), lacks("link", "Edit"), lacks("button", "Delete")),
});

export const Loading = meta.story(loading(getGroups));

export const Failed = meta.story(failed(getGroups));

export const Empty = meta.story({
  beforeEach: withHandlers(
    respond(getGroups, { groups: [{ ...groups.reviewers, UserActions: [], memberCount: 0 }], total: 1 }),
  ),
  play: showsText(/Edit the group to give it actions/),
});

export const EmptyBecauseGone = meta.story({
  beforeEach: withHandlers(respond(getGroups, { groups: [], total: 0 })),
  play: shows("heading", "Group not found"),
});
