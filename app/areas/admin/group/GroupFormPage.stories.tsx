import { getGroups } from "@gbvf/api/group/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt } from "../../../../.storybook/screenAt.ts";
import {
  failed,
  hasFocus,
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  types,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/edit-group/2/", { as: sessions.administrator }),
});

export const Difference = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    presses("checkbox", "Delete user"),
    shows("region", "What this changes"),
    showsText("+ Delete user. 3 people gain it: Fatima Adams, Lerato Nkosi, Thabo Mokoena."),
  ),
});

export const LosesEverything = meta.story({
  parameters: at("/admin/manage-users-groups/edit-group/1/"),
  play: inOrder(
    presses("checkbox", "World of impact admin"),
    showsText("1 person loses every dashboard: Nomsa Dlamini."),
    showsText(/at least one administrator has to stay/),
  ),
});

export const Preview = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/create-group/"),
  play: inOrder(
    presses("checkbox", "Health check admin"),
    presses("checkbox", "Set survey effective date"),
    presses("button", "Preview: what a member would see"),
    showsTextIn("On the first screen: Generate survey link", "region", "Organisation Dashboard"),
    showsText(/Organisation Dashboard, Profile, Logout/),
  ),
});

export const WithoutScreen = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/create-group/"),
  play: inOrder(
    presses("checkbox", "Verify organisation"),
    showsTextIn(/finds no screen for “Verify organisation”: tick “View organisations”/, "note"),
    presses("checkbox", "View organisations"),
    lacks("note"),
  ),
});

export const NewGroup = meta.story({
  parameters: at("/admin/manage-users-groups/create-group/"),
  play: inOrder(
    presses("button", "Create group"),
    presses("link", "Group Name is required"),
    hasFocus("textbox", "Name"),
    types("Name", "Readers"),
    presses("button", "Create group"),
    shows("heading", "Users and groups", { level: 1 }),
  ),
});

export const Loading = meta.story(loading(getGroups));

export const Failed = meta.story(failed(getGroups));

export const EmptyBecauseGone = meta.story({
  beforeEach: withHandlers(respond(getGroups, { groups: [], total: 0 })),
});
