import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getAllActions, getGroups } from "@gbvf/api/group/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { groups } from "@gbvf/mocks/group/security.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, screen, within } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (url: string) => ({ router: { url } });

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", ...at("/admin/manage-users-groups/view-group/4/") },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

export const Reviewers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const applications = await canvas.findByRole("list", { name: "Applications" });
    await expect(within(applications).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Delete group" }));
    await expect(await canvas.findByRole("link", { name: "Add new group" })).toBeVisible();
  },
});

/** The product's own groups cannot be deleted. */
export const BuiltIn = meta.story({
  parameters: at("/admin/manage-users-groups/view-group/1/"),
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: "Users and groups" });
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Edit" })).toBeVisible();
  },
});

export const WithoutPermissions = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, {
        ...sessions.administrator,
        userActions: [{ actionId: 12 }, { actionId: 33 }],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: "Applications" });
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getGroups)),
  play: showsLoading,
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failing(getGroups, 400)) });

export const FailedActions = meta.story({ beforeEach: ({ msw }) => msw.use(failing(getAllActions, 400)) });

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getGroups, { groups: [{ ...groups.reviewers, UserActions: [], memberCount: 0 }], total: 1 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Edit the group to give it actions/)).toBeVisible();
  },
});

export const EmptyBecauseGone = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getGroups, { groups: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Group not found" })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  parameters: at("/admin/manage-users-groups/view-group/1/"),
  globals: phone,
});

export const OnSmallPhone = meta.story({ globals: small });
