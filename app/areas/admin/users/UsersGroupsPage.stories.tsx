import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { type Group, getGroups } from "@gbvf/api/group/contract.ts";
import { changeUsers, getAllUsers } from "@gbvf/api/user/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { groups } from "@gbvf/mocks/group/security.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending, refusing } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const at = (url: string) => ({ router: { url } });

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", ...at("/admin/manage-users-groups/") },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

export const Users = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Sipho Khumalo/ });
    await expect(row).toHaveTextContent("Disabled");
    await expect(canvas.getByRole("row", { name: /Pieter Botha/ })).toHaveTextContent("Invitation not sent");
    await expect(within(row).getByRole("link", { name: "Manage Sipho Khumalo" })).toHaveAttribute(
      "href",
      "/admin/manage-users-groups/view-user/700005/",
    );
    await expect(canvas.getByRole("link", { name: "Add new user" })).toBeVisible();
  },
});

/** One refusal does not undo the others. */
export const ChangesSeveral = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Choose Sipho Khumalo" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Choose Pieter Botha" }));
    await userEvent.click(canvas.getByRole("button", { name: "Change 2 people" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Disable" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Disable" }));
    await waitFor(() => expect(screen.getByText("1 person was changed, 1 was not.")).toBeVisible());
  },
});

export const ChangesNobodyWithoutGroup = meta.story({
  beforeEach: ({ msw }) => msw.use(refusing(changeUsers, 400, { message: "Not reached" })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Choose Sipho Khumalo" }));
    await userEvent.click(canvas.getByRole("button", { name: "Change 1 person" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Add to a group" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Add to a group" }));
    await waitFor(() => expect(question.getByText("Group is required")).toBeVisible());
  },
});

export const WithoutSetGroupMember = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(userAuthenticated, {
        ...sessions.administrator,
        userActions: [{ actionId: 12 }, { actionId: 33 }],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Sipho Khumalo/ });
    await expect(canvas.queryByRole("link", { name: "Add new user" })).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
});

export const Groups = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Groups" }));
    const row = await canvas.findByRole("row", { name: /^Organisations/ });
    await expect(within(row).getByRole("link", { name: "Manage Organisations" })).toHaveAttribute(
      "href",
      "/admin/manage-users-groups/view-group/2/?list=show%3Dgroups",
    );
    await expect(canvas.getByRole("link", { name: "Add new group" })).toBeVisible();
  },
});

const manyGroups: Group[] = Array.from({ length: 36 }, (_, place) => ({
  ...groups.reviewers,
  GroupId: 100 + place,
  GroupName: `Reviewers of district ${place + 1}`,
}));

export const ThirtySixGroups = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups&page=2"),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getGroups, ({ query }) => ({
        groups: manyGroups.slice((query.pageNumber - 1) * query.pageSize, query.pageNumber * query.pageSize),
        total: 36,
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("31 to 36 of 36")).toBeVisible();
  },
});

export const ThirtySixGroupsOnPhone = meta.story({ ...ThirtySixGroups.input, globals: phone });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getAllUsers)),
  play: showsLoading,
});

export const LoadingGroups = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups"),
  beforeEach: ({ msw }) => msw.use(pending(getGroups)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(getAllUsers, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: at("/admin/manage-users-groups/?search=xyz"),
  beforeEach: ({ msw }) => msw.use(answer(getAllUsers, { users: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No user matches" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Clear search" })).toBeVisible();
  },
});

export const EmptyOnPhone = meta.story({ ...Empty.input, globals: phone });

export const EmptyGroups = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups&search=xyz"),
  beforeEach: ({ msw }) => msw.use(answer(getGroups, { groups: [], total: 0 })),
});

export const OnPhone = meta.story({ globals: phone });

export const GroupsOnPhone = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups"),
  globals: phone,
});

export const OnSmallPhone = meta.story({ globals: small });
