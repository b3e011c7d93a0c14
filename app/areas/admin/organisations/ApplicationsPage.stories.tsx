import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { searchOrganisations } from "@gbvf/api/organisation/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { applications } from "@gbvf/mocks/organisation/organisation.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import { showsLoading } from "../../../../.storybook/loading.ts";
import preview from "../../../../.storybook/preview.tsx";
import { AppScreen } from "../../../AppScreen.tsx";
import { noteSignedOut } from "../../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/admin/organisations/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.administrator));
    return noteSignedOut;
  },
});

/** The default. */
export const InProgress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("row", { name: /Khanya Shelter/ });
    await expect(canvas.getByText("6 working days late")).toBeVisible();
    await expect(canvas.queryByText("University of the Valley")).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Approved");
    const row = await canvas.findByRole("row", { name: /University of the Valley/ });
    await expect(within(row).getByRole("link", { name: "View University of the Valley" })).toHaveAttribute(
      "href",
      "/admin/organisations/view/600004/?list=status%3Dapproved",
    );
  },
});

export const FromAddress = meta.story({
  parameters: { router: { url: "/admin/organisations/?status=all&sort=-organisationName&search=trust" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Masakane Trust/ });
    await expect(canvas.getByRole("searchbox", { name: "Search by organisation name" })).toHaveValue("trust");
    await expect(canvas.getByRole("columnheader", { name: "Organisation name" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(searchOrganisations)),
  play: showsLoading,
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing(searchOrganisations, 400)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(searchOrganisations, { organisations: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No applications here" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show all" })).toBeVisible();
  },
});

const longName =
  "Masakhane Community Development and Women’s Empowerment Trust of the Greater Sekhukhune District";

export const LongNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(searchOrganisations, {
        organisations: [
          { ...applications.inProgress, organisationName: longName, workingDaysLeft: 0 },
          { ...applications.approved, organisationName: longName.replaceAll(" ", "") },
        ],
        total: 2,
      }),
    ),
});

export const LongNamesOnSmallPhone = meta.story({
  ...LongNames.input,
  globals: { viewport: { value: "small" } },
});

export const EmptyOnPhone = meta.story({ ...Empty.input, globals: { viewport: { value: "phone" } } });

export const OnPhone = meta.story({
  parameters: { router: { url: "/admin/organisations/?status=all" } },
  globals: { viewport: { value: "phone" } },
});

export const OnSmallPhone = meta.story({
  parameters: { router: { url: "/admin/organisations/?status=all" } },
  globals: { viewport: { value: "small" } },
});
