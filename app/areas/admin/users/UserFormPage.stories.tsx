import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { getGroups } from "@gbvf/api/group/contract.ts";
import { getUserDetails } from "@gbvf/api/user/contract.ts";
import { createNewUser, editUserDetails } from "@gbvf/api/user/form/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { groups } from "@gbvf/mocks/group/security.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { users } from "@gbvf/mocks/user/users.ts";
import { expect, fn, screen } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (url: string) => ({ router: { url } });

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", ...at("/admin/manage-users-groups/create-user/") },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

const edit = at("/admin/manage-users-groups/edit-user/700001/");

export const NewUser = meta.story({
  play: async ({ canvas, userEvent }) => {
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
    await userEvent.click(canvas.getByRole("link", { name: "Organisation Name is required" }));
    await expect(canvas.getByRole("combobox", { name: "Organisation name" })).toHaveFocus();
  },
});

const created = fn();

/** The organisation is searched for on the server. */
export const Creates = meta.story({
  beforeEach: ({ msw }) => {
    created.mockClear();
    msw.use(
      answer(createNewUser, ({ body }) => {
        created(body);
        return { success: true as const, message: "The user is created.", stakeholderId: 700_009 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: field }));
      await userEvent.click(await screen.findByRole("option", { name: option }));
    };
    await choose(/^Choose….*Title$/, "Ms");
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Naledi Mokoena");
    await userEvent.type(canvas.getByRole("textbox", { name: "Work email" }), "naledi@example.org");
    await userEvent.click(canvas.getByRole("button", { name: /^Choose….*Organisation role$/ }));
    const [role] = await screen.findAllByRole("option");
    await userEvent.click(role as HTMLElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile number" }), "0825550110");
    await userEvent.type(canvas.getByRole("combobox", { name: "Organisation name" }), "valley");
    await userEvent.click(await screen.findByRole("option", { name: "University of the Valley" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Organisations" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create and invite" }));
    await canvas.findByRole("heading", { level: 1, name: "Users and groups" });
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({ Name: "Naledi Mokoena", CompanyId: 901, GroupIds: [2] }),
    );
  },
});

/** The e-mail address is fixed once there is a password. */
export const Edit = meta.story({
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Work email" })).toHaveAttribute("readonly");
    await expect(await canvas.findByRole("checkbox", { name: "Building block users" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Remove Emfuleni" })).toBeVisible();
  },
});

/** Nobody changes their own groups. */
export const EditOwn = meta.story({
  parameters: at("/admin/manage-users-groups/edit-user/500001/"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: "Administrators" })).toBeDisabled();
  },
});

/** Both changed the name: both values are shown. */
export const ChangedMeanwhile = meta.story({
  parameters: edit,
  beforeEach: ({ msw }) =>
    msw.use(
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
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("heading", { name: "Choose what to keep" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /Zanele Zulu/ })).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: edit,
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(editUserDetails, 400, {
        message: "Some fields are not right.",
        errors: [
          { code: "name", description: "Full Name is invalid", field: "Name" },
          { code: "role", description: "Organisation Role is required", field: "RoleId" },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save" }));
    await expect(
      (await screen.findAllByText("Full Name is invalid -- Organisation Role is required"))[0],
    ).toBeVisible();
  },
});

/** Long names of groups beside short ones. */
export const ThirtySixGroups = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getGroups, {
        groups: Array.from({ length: 36 }, (_, place) => ({
          ...groups.buildingBlockUsers,
          GroupId: 100 + place,
          GroupName: `Reviewers of district ${place + 1}${place % 5 === 0 ? " and of all of its neighbours" : ""}`,
        })),
        total: 36,
      }),
    ),
});

export const ThirtySixGroupsOnPhone = meta.story({ ...ThirtySixGroups.input, globals: phone });

export const ChangedMeanwhileOnPhone = meta.story({ ...ChangedMeanwhile.input, globals: phone });

export const Loading = meta.story({
  parameters: edit,
  beforeEach: ({ msw }) => msw.use(pending(getUserDetails)),
  play: showsLoading,
});

export const Failed = meta.story({
  parameters: edit,
  beforeEach: ({ msw }) => msw.use(failing(getUserDetails, 400)),
});

export const EmptyBecauseGone = meta.story({
  parameters: edit,
  beforeEach: ({ msw }) => msw.use(failing(getUserDetails, 404)),
});

export const OnPhone = meta.story({ ...NewUser.input, globals: phone });

export const EditOnSmallPhone = meta.story({ parameters: edit, globals: small });
