import { getGroups } from "@gbvf/api/group/contract.ts";
import { sessions, withoutPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  inOrder,
  lacks,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/edit-group/2/", { as: sessions.administrator }),
});

export const Difference = meta.story({
  tags: ["screen", "phone", "small"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Delete user" }));
    const difference = await canvas.findByRole("region", { name: "What this changes" });
    await expect(
      await canvas.findByText("+ Delete user. 3 people gain it: Fatima Adams, Lerato Nkosi, Thabo Mokoena."),
    ).toBeVisible();
    await expect(difference).toBeVisible();
  },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Health check admin" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Set survey effective date" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Preview: what a member would see" }));
    const dashboard = await canvas.findByRole("region", { name: "Organisation Dashboard" });
    await expect(dashboard).toHaveTextContent("On the first screen: Generate survey link");
    await expect(await canvas.findByText(/Organisation Dashboard, Profile, Logout/)).toBeVisible();
  },
});

export const WithoutScreen = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/create-group/"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Verify organisation" }));
    await expect(await canvas.findByRole("note")).toHaveTextContent(
      /finds no screen for “Verify organisation”: tick “View organisations”/,
    );
    await userEvent.click(await canvas.findByRole("checkbox", { name: "View organisations" }));
    await expect(canvas.queryByRole("note")).toBeNull();
  },
});

export const NewGroup = meta.story({
  parameters: at("/admin/manage-users-groups/create-group/"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create group" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Group Name is required" }));
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.type(name, "Readers");
    await userEvent.click(await canvas.findByRole("button", { name: "Create group" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Users and groups" })).toBeVisible();
  },
});

export const WithoutUpdateGroup = meta.story({
  tags: ["screen"],
  beforeEach: withHandlers(signedInAs(withoutPermissions(sessions.administrator, "UpdateGroup"))),
  play: inOrder(shows("heading", "Admin Dashboard", { level: 1 }), lacks("textbox")),
});

export const Loading = meta.story(loading(getGroups));

export const Failed = meta.story({ beforeEach: withHandlers(failing(getGroups, 400)) });

export const EmptyBecauseGone = meta.story({
  beforeEach: withHandlers(respond(getGroups, { groups: [], total: 0 })),
});
