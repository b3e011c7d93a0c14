import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getGroups, previewGroup, saveGroup } from "@gbvf/api/group/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { groups } from "@gbvf/mocks/group/security.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { expect, screen } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (url: string) => ({ router: { url } });

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", ...at("/admin/manage-users-groups/edit-group/2/") },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

/** Shown before saving. */
export const Difference = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Delete user (36)" }));
    const difference = await canvas.findByRole("region", { name: "What this changes" });
    await expect(
      await canvas.findByText(
        "+ Delete user (36). 3 people gain it: Nomsa Dlamini, Pieter Botha, Sipho Ndlovu.",
      ),
    ).toBeVisible();
    await expect(difference).toBeVisible();
  },
});

/** What removes every dashboard, and what will be refused. */
export const LosesEverything = meta.story({
  parameters: at("/admin/manage-users-groups/edit-group/1/"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "World of impact admin (33)" }));
    await expect(await canvas.findByText("1 person loses every dashboard: Sipho Ndlovu.")).toBeVisible();
    await expect(canvas.getByText(/at least one administrator has to stay/)).toBeVisible();
  },
});

/** Menus and start page of a group that is not saved, made of what is ticked. */
export const Preview = meta.story({
  parameters: at("/admin/manage-users-groups/create-group/"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /\(34\)$/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /\(25\)$/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Preview: what a member would see" }));
    const dashboard = await canvas.findByRole("region", { name: "Organisation Dashboard" });
    await expect(dashboard).toHaveTextContent("On the first screen: Generate survey link");
    await expect(canvas.getByText(/Organisation Dashboard, Profile, Logout/)).toBeVisible();
  },
});

export const PreviewOnPhone = meta.story({ ...Preview.input, globals: phone });

export const NewGroup = meta.story({
  parameters: at("/admin/manage-users-groups/create-group/"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create group" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Group Name is required" }));
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.type(name, "Readers");
    await userEvent.click(canvas.getByRole("button", { name: "Create group" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Users and groups" })).toBeVisible();
  },
});

/** Two administrators ticked different actions: the reader chooses. */
export const ChangedMeanwhile = meta.story({
  parameters: at("/admin/manage-users-groups/edit-group/4/"),
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(saveGroup, 409, {
        code: "changed",
        message: "Thandi Zulu saved changes in the meantime.",
        changedBy: "Thandi Zulu",
        changedAt: "2026-08-15T07:58:00.000Z",
        current: { ...groups.reviewers, GroupName: "Reviewers of Limpopo", version: 5 },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Reviewers");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("radio", { name: /Reviewers of Limpopo/ })).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: at("/admin/manage-users-groups/edit-group/4/"),
  beforeEach: ({ msw }) =>
    msw.use(refusing(saveGroup, 403, { message: "You do not have permission to perform this action." })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(
      (await screen.findAllByText("You do not have permission to perform this action."))[0],
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getGroups)),
  play: showsLoading,
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failing(getGroups, 400)) });

export const FailedDifference = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(previewGroup, 400)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Delete user (36)" }));
    await expect(await canvas.findByText(/You can still save/)).toBeVisible();
  },
});

export const EmptyBecauseGone = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getGroups, { groups: [], total: 0 })),
});

export const OnPhone = meta.story({ ...Difference.input, globals: phone });

export const ChangedMeanwhileOnPhone = meta.story({ ...ChangedMeanwhile.input, globals: phone });

export const OnSmallPhone = meta.story({ globals: small });
