import { exportUsers, getAllUsers } from "@gbvf/api/user/contract.ts";
import { sessions, withOnlyPermissions } from "@gbvf/mocks/auth/sessions.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { userRows } from "@gbvf/mocks/user/user.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt, signedInAs } from "../../../../.storybook/screenAt.ts";
import {
  comesTo,
  contains,
  failed,
  inOrder,
  lacks,
  links,
  loading,
  presses,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../../.storybook/story.ts";
import { phone } from "../../../../.storybook/viewports.ts";

const meta = preview.meta({ ...screenAt("/admin/manage-users-groups/", { as: sessions.administrator }) });

export const Users = meta.story({
  tags: ["screen", "phone", "small"],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Sipho Khumalo/ });
    await expect(row).toHaveTextContent("Disabled");
    await showsTextIn("Invitation not sent", "row", /Pieter Botha/)({ canvas });
    await links("Manage Sipho Khumalo", "/admin/manage-users-groups/view-user/700005/")({ canvas });
    await shows("link", "Add new user")({ canvas });
  },
});

const beginsWithin = (limit: number) => async () => {
  const row = await screen.findByRole("row", { name: /Sipho Khumalo/ });
  const rows = within(row.parentElement as HTMLElement).getAllByRole("row");
  await waitFor(() => expect(rows[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(limit));
};

export const BeginsWithWorkOnPhone = meta.story({
  globals: phone,
  play: inOrder(beginsWithin(740), async () => {
    const row = await screen.findByRole("row", { name: /Sipho Khumalo/ });
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(160);
  }),
});

const rowsByState: Partial<Record<string, typeof userRows>> = {
  ungrouped: userRows.filter(({ groupNames }) => groupNames.length === 0),
  invited: userRows.filter(({ groupNames, lastSeenAt }) => groupNames.length > 0 && lastSeenAt === null),
};

export const ShowsNextStep = meta.story({
  tags: ["phone", "small"],
  beforeEach: withHandlers(
    respond(getAllUsers, ({ query: { state } }) => {
      const users = rowsByState[state ?? ""] ?? userRows;
      return { users, total: state === "invited" ? 1203 : users.length };
    }),
  ),
  play: inOrder(
    showsTextIn("Until 20 August 2026 at", "row", /Johannes Stephanus/),
    showsTextIn("Send it again", "row", /Lerato Nkosi/),
    showsTextIn("In no group: may do nothing yet", "row", /Ayanda Naidoo/),
    shows("link", "1,203 invited"),
    presses("link", "1 in no group"),
    comesTo("/admin/manage-users-groups/?state=ungrouped"),
    shows("row", /Ayanda Naidoo/),
    lacks("row", /Lerato Nkosi/),
    lacks("link", /in no group/),
    shows("link", "1,203 invited"),
  ),
});

export const FiltersWithoutMatch = meta.story({
  parameters: at("/admin/manage-users-groups/?state=disabled&group=3"),
  beforeEach: withHandlers(
    respond(getAllUsers, ({ query: { state, groupId } }) => {
      const users = state === undefined && groupId === undefined ? userRows : [];
      return { users, total: users.length };
    }),
  ),
  play: inOrder(
    showsText("Choose another account or group."),
    presses("button", "Show all"),
    comesTo("/admin/manage-users-groups/"),
    shows("row", /Sipho Khumalo/),
  ),
});

export const ChangesSeveral = meta.story({
  play: inOrder(
    beginsWithin(450),
    presses("checkbox", "Choose Sipho Khumalo"),
    presses("checkbox", "Choose Pieter Botha"),
    presses("button", "Change 2 people"),
    presses("menuitem", "Disable"),
    contains("alertdialog"),
    presses("button", "Disable"),
    showsText("1 person was changed, 1 was not."),
  ),
});

export const WithoutSetGroupMember = meta.story({
  beforeEach: withHandlers(
    signedInAs(withOnlyPermissions(sessions.administrator, "LogIntoSystem", "WorldOfImpactAdmin")),
  ),
  play: inOrder(shows("row", /Sipho Khumalo/), lacks("link", "Add new user"), lacks("checkbox")),
});

const onExport = fn();

export const ExportsFiltered = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/?search=khumalo&state=disabled&group=3&page=2&sort=username"),
  beforeEach: withHandlers(
    respond(exportUsers, ({ body }) => {
      onExport(body);
      return { users: userRows };
    }),
  ),
  play: inOrder(presses("button", "Download CSV"), () =>
    waitFor(() =>
      expect(onExport).toHaveBeenCalledWith({ search: "khumalo", state: "disabled", groupId: 3 }),
    ),
  ),
});

export const Loading = meta.story(loading(getAllUsers));

export const Failed = meta.story(failed(getAllUsers));

export const Empty = meta.story({
  tags: ["phone"],
  parameters: at("/admin/manage-users-groups/?search=xyz"),
  beforeEach: withHandlers(respond(getAllUsers, { users: [], total: 0 })),
  play: inOrder(
    shows("heading", "No records found"),
    showsText("No name or email address here has “xyz” in it."),
    shows("button", "Show all"),
  ),
});
