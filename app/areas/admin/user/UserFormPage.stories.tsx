import { getUserDetails } from "@gbvf/api/user/contract.ts";
import { createNewUser, editUserDetails, getOrganisations } from "@gbvf/api/user/form/contract.ts";
import { sessions, without } from "@gbvf/mocks/auth/sessions.ts";
import { failing, pending, refusing, respond } from "@gbvf/mocks/respond.ts";
import { users } from "@gbvf/mocks/user/user.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import { inOrder, lacks, loading, selects, shows, withHandlers } from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/create-user/", { as: sessions.administrator }),
});

const edit = at("/admin/manage-users-groups/edit-user/700001/");

export const NewUser = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("region", { name: "What happens then" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Create and invite" }));
    for (const message of [
      "Title is required",
      "Full Name is required",
      "Email is required",
      "Organisation Role is required",
      "Contact Number is required",
      "Organisation Name is required",
      "Group is required",
    ]) {
      await expect(await canvas.findByRole("link", { name: message })).toBeVisible();
    }
    await userEvent.click(await canvas.findByRole("link", { name: "Organisation Name is required" }));
    await expect(await canvas.findByRole("combobox", { name: "Organisation name" })).toHaveFocus();
  },
});

const created = fn();

export const Creates = meta.story({
  beforeEach: ({ msw }) => {
    created.mockClear();
    msw.use(
      respond(createNewUser, ({ body }) => {
        created(body);
        return { success: true as const, message: "The user is created.", stakeholderId: 700_009 };
      }),
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await selects("Title", "Ms")(story);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Full name" }), "Naledi Mokoena");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Work email" }), "naledi@example.org");
    await selects("Organisation role", "Executive or head")(story);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Mobile number" }), "0825550110");
    await userEvent.type(await canvas.findByRole("combobox", { name: "Organisation name" }), "valley");
    await userEvent.click(await screen.findByRole("option", { name: "University of the Valley" }));
    await expect(canvas.queryByRole("button", { name: /from these groups$/ })).toBeNull();
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Organisations" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^\d+ actions from these groups$/ }));
    await expect(await canvas.findByRole("list", { name: "Dashboards" })).toHaveTextContent("Organisations");
    await userEvent.click(
      await canvas.findByRole("checkbox", {
        name: /^Speaks for University of the Valley: runs its health check/,
      }),
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Create and invite" }));
    await canvas.findByRole("heading", { level: 1, name: "Users and groups" });
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({
        Name: "Naledi Mokoena",
        CompanyId: 901,
        SpeaksForOrganisation: true,
        GroupIds: [2],
      }),
    );
  },
});

export const NewOrganisation = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Organisations" }));
    const field = await canvas.findByRole<HTMLInputElement>("combobox", { name: "Organisation name" });
    // Scrolling closes the list, and a list that closes takes what was typed.
    await waitFor(async () => {
      if (field.value !== "Kagiso Advice") {
        await userEvent.clear(field);
        await userEvent.type(field, "Kagiso Advice");
      }
      if (field.getAttribute("aria-expanded") !== "true") await userEvent.keyboard("{ArrowDown}");
      await userEvent.click(screen.getByRole("option", { name: /^Kagiso Advice/ }));
      await expect(canvas.getByText(/Nobody can speak for Kagiso Advice until/)).toBeVisible();
    });
    await expect(canvas.queryByRole("checkbox", { name: /Speaks for/ })).toBeNull();
  },
});

export const WithoutSetGroupMember = meta.story({
  tags: ["screen"],
  beforeEach: withHandlers(signedInAs(without(sessions.administrator, "SetGroupMember"))),
  play: inOrder(shows("heading", "Admin Dashboard", { level: 1 }), lacks("textbox")),
});

export const Edit = meta.story({
  tags: ["small"],
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Work email" })).toHaveAttribute("readonly");
    await expect(await canvas.findByRole("checkbox", { name: "Building block users" })).toBeChecked();
    await expect(await canvas.findByRole("button", { name: "Remove Emfuleni" })).toBeVisible();
  },
});

const NOBODY_LEFT =
  "Nobody but Zanele Khumalo runs the health check of University of the Valley. Without another member nobody could.";

export const LeavesAsLastMember = meta.story({
  parameters: edit,
  beforeEach: withHandlers(
    pending(getOrganisations),
    respond(getUserDetails, {
      ...users.coordinator,
      CompanyId: 901,
      CompanyName: "University of the Valley",
      SpeaksForOrganisation: true,
      GroupIds: [2],
      lastMemberOf: "University of the Valley",
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const checkbox = await canvas.findByRole("checkbox", { name: /^Speaks for University of the Valley/ });
    await canvas.findByRole("checkbox", { name: "Organisations" });
    await expect(canvas.queryByText(NOBODY_LEFT)).toBeNull();
    await userEvent.click(checkbox);
    await expect(await canvas.findByText(NOBODY_LEFT)).toBeVisible();
    await userEvent.click(checkbox);
    await waitFor(() => expect(canvas.queryByText(NOBODY_LEFT)).toBeNull());
    await userEvent.click(canvas.getByRole("checkbox", { name: "Organisations" }));
    await expect(await canvas.findByText(NOBODY_LEFT)).toBeVisible();
  },
});

export const EditOwn = meta.story({
  parameters: at("/admin/manage-users-groups/edit-user/500001/"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: "Administrators" })).toBeDisabled();
  },
});

export const ChangedConcurrently = meta.story({
  tags: ["phone"],
  parameters: edit,
  beforeEach: withHandlers(
    refusing(editUserDetails, 409, {
      code: "changed",
      message: "Thandi Zulu saved changes in the meantime.",
      changedBy: "Thandi Zulu",
      changedAt: "2026-08-15T07:58:00.000Z",
      current: { ...users.coordinator, Name: "Zanele Zulu", version: 4 },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: "Full name" });
    await userEvent.clear(field);
    await userEvent.type(field, "Zanele Nkosi");
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("heading", { name: "Choose what to keep" })).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: /Zanele Zulu/ })).toBeVisible();
  },
});

export const Loading = meta.story({ parameters: edit, ...loading(getUserDetails) });

export const Failed = meta.story({
  parameters: edit,
  beforeEach: withHandlers(failing(getUserDetails, 400)),
});

export const EmptyBecauseGone = meta.story({
  parameters: edit,
  beforeEach: withHandlers(failing(getUserDetails, 404)),
});
