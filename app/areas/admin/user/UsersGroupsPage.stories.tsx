import { type Group, getGroups } from "@gbvf/api/group/contract.ts";
import { changeUsers, getAllUsers } from "@gbvf/api/user/contract.ts";
import { only, sessions } from "@gbvf/mocks/auth/sessions.ts";
import { groups } from "@gbvf/mocks/group/group.ts";
import { answer, failing, refusing } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  type Acting,
  given,
  inTurn,
  lacks,
  loading,
  says,
  shows,
  showsText,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/admin/manage-users-groups/", { as: sessions.administrator }) });

export const Users = meta.story({
  tags: ["phone", "small"],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Sipho Khumalo/ });
    await expect(row).toHaveTextContent("Disabled");
    await says("Invitation not sent", "row", /Pieter Botha/)({ canvas });
    await expect(within(row).getByRole("link", { name: "Manage Sipho Khumalo" })).toHaveAttribute(
      "href",
      "/admin/manage-users-groups/view-user/700005/",
    );
    await expect(await canvas.findByRole("link", { name: "Add new user" })).toBeVisible();
  },
});

async function disableTwo({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("checkbox", { name: "Choose Sipho Khumalo" }));
  await userEvent.click(await canvas.findByRole("checkbox", { name: "Choose Pieter Botha" }));
  await userEvent.click(await canvas.findByRole("button", { name: "Change 2 people" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Disable" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(await question.findByRole("button", { name: "Disable" }));
}

export const ChangesSeveral = meta.story({
  play: async ({ canvas, userEvent }) => {
    await disableTwo({ canvas, userEvent });
    await waitFor(() => expect(screen.getByText("1 person was changed, 1 was not.")).toBeVisible());
  },
});

export const AsksForPasswordFirst = meta.story({
  beforeEach: ({ msw }) => {
    const refusal = { code: "password-needed", message: "Please give your password again." };
    msw.use(refusing(changeUsers, 403, refusal, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await disableTwo({ canvas, userEvent });
    const dialog = within(await screen.findByRole("alertdialog", { name: "Confirm your password" }));
    await waitFor(() => expect(dialog.getByLabelText("Password")).toHaveFocus());
    await userEvent.keyboard("Bright-Skylark7!{Enter}");
    await waitFor(() => expect(screen.getByText("1 person was changed, 1 was not.")).toBeVisible());
  },
});

export const ChangesNobodyWithoutGroup = meta.story({
  beforeEach: given(refusing(changeUsers, 400, { message: "Not reached" })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Choose Sipho Khumalo" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Change 1 person" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Add to a group" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(await question.findByRole("button", { name: "Add to a group" }));
    await waitFor(() => expect(question.getByText("Group is required")).toBeVisible());
  },
});

export const WithoutSetGroupMember = meta.story({
  beforeEach: given(signedInAs(only(sessions.administrator, "LogIntoSystem", "WorldOfImpactAdmin"))),
  play: inTurn(shows("row", /Sipho Khumalo/), lacks("link", "Add new user"), lacks("checkbox")),
});

export const Groups = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Groups" }));
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
  beforeEach: given(
    answer(getGroups, ({ query }) => ({
      groups: manyGroups.slice((query.pageNumber - 1) * query.pageSize, query.pageNumber * query.pageSize),
      total: 36,
    })),
  ),
  play: showsText("31 to 36 of 36"),
});

export const Loading = meta.story(loading(getAllUsers));

export const LoadingGroups = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups"),
  ...loading(getGroups),
});

export const Failed = meta.story({
  beforeEach: given(failing(getAllUsers, 400)),
  play: shows("button", "Retry"),
});

export const Empty = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/?search=xyz"),
  beforeEach: given(answer(getAllUsers, { users: [], total: 0 })),
  play: inTurn(shows("heading", "No user matches"), shows("button", "Clear search")),
});

export const EmptyGroups = meta.story({
  parameters: at("/admin/manage-users-groups/?show=groups&search=xyz"),
  beforeEach: given(answer(getGroups, { groups: [], total: 0 })),
});
