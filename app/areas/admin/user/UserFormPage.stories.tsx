import { getUserDetails } from "@gbvf/api/user/contract.ts";
import { getOrganisations } from "@gbvf/api/user/form/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { failing, pending, respond } from "@gbvf/mocks/respond.ts";
import { users } from "@gbvf/mocks/user/user.ts";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { at, screenAt } from "../../../../.storybook/screenAt.ts";
import {
  contains,
  failed,
  hasFocus,
  inOrder,
  lacksText,
  loading,
  presses,
  shows,
  showsText,
  withHandlers,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({
  ...screenAt("/admin/manage-users-groups/create-user/", { as: sessions.administrator }),
});

const edit = at("/admin/manage-users-groups/edit-user/700001/");

export const NewUser = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas, userEvent }) => {
    await shows("region", "What happens then")({ canvas });
    await presses("button", "Create and invite")({ canvas, userEvent });
    for (const name of ["Title", "Full Name", "Email", "Organisation Role", "Contact Number", "Group"])
      await shows("link", `${name} is required`)({ canvas });
    await presses("link", "Organisation Name is required")({ canvas, userEvent });
    await hasFocus("combobox", "Organisation name")({ canvas });
  },
});

export const NewOrganisation = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Organisations" }));
    const field = await canvas.findByRole<HTMLInputElement>("combobox", { name: "Organisation name" });
    // Repeats the typing, because scrolling closes the list, which clears the text.
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

export const Edit = meta.story({
  tags: ["small"],
  parameters: edit,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Work email" })).toHaveAttribute("readonly");
    await expect(await canvas.findByRole("checkbox", { name: "Building block users" })).toBeChecked();
    await shows("button", "Remove Emfuleni")({ canvas });
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
  play: inOrder(
    contains("checkbox", "Organisations"),
    lacksText(NOBODY_LEFT),
    presses("checkbox", /^Speaks for University of the Valley/),
    showsText(NOBODY_LEFT),
    presses("checkbox", /^Speaks for University of the Valley/),
    lacksText(NOBODY_LEFT),
    presses("checkbox", "Organisations"),
    showsText(NOBODY_LEFT),
  ),
});

export const EditOwn = meta.story({
  parameters: at("/admin/manage-users-groups/edit-user/500001/"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: "Administrators" })).toBeDisabled();
  },
});

export const Loading = meta.story({ parameters: edit, ...loading(getUserDetails) });

export const Failed = meta.story({ parameters: edit, ...failed(getUserDetails) });

export const EmptyBecauseGone = meta.story({
  parameters: edit,
  beforeEach: withHandlers(failing(getUserDetails, 404)),
});
