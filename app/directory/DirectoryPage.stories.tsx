import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { searchContact, writtenHelp } from "@gbvf/api/directory/contract.ts";
import { getBoundary, listBoundaries } from "@gbvf/api/geography/contract.ts";
import { helpLineEntry, policeEntry } from "@gbvf/mocks/directory/directory.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer, failing, pending } from "@gbvf/mocks/respond.ts";
import { expect, waitFor, within } from "storybook/test";
import { showsLoading } from "../../.storybook/loading.ts";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { AppScreen } from "../AppScreen.tsx";

const phone = { viewport: { value: "phone" } };
const small = { viewport: { value: "small" } };
const inSolPlaatje = { router: { url: "/home/contact?boundaryId=1163&boundaryTypeId=3" } };

type Steps = {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
};

async function searchFor(block: string, { canvas, userEvent }: Steps) {
  await userEvent.click(await canvas.findByRole("checkbox", { name: block }));
  await waitFor(() => expect(canvas.getByRole("combobox", { name: "Province" })).toHaveValue("7"));
  await userEvent.click(canvas.getByRole("button", { name: "Search" }));
}

const police = "Police station support services";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/home/contact" } },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

/** The title does not mention the search. */
export const Prompt = meta.story({
  play: async ({ canvas }) => {
    const national = await canvas.findByRole("region", { name: "Call now, from anywhere in South Africa" });
    await expect(within(national).getByRole("link", { name: /An invented help line/ })).toBeVisible();
    await expect(canvas.getByRole("search", { name: "Help in your municipality" })).toBeVisible();
    const near = canvas.getByRole("heading", { name: "Help near you" });
    await expect(canvas.getByRole("link", { name: "Near me" })).toHaveAttribute("href", `#${near.id}`);
    await expect(
      canvas.getByText("To view results please select a province and a building block"),
    ).toBeVisible();
    await expect(document.title).toBe("Contact Directory");
  },
});

export const PromptOnPhone = meta.story({ globals: phone });

/** What can be called there comes first; another place takes its turn without a new page. */
export const ChosenPlace = meta.story({
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    const here = await canvas.findByRole("region", { name: "Sol Plaatje" });
    const [first] = within(here).getAllByRole("link");
    await expect(first).toHaveAttribute("href", "tel:0000000421");
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Municipality" }), "1164");
    await expect(await canvas.findByRole("region", { name: "Dikgatlong" })).toHaveTextContent(
      "Nobody here can be called directly yet.",
    );
  },
});

export const ChosenPlaceOnPhone = meta.story({
  globals: phone,
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole("region", { name: "Chosen filters" });
    await waitFor(() => expect(bar).toHaveTextContent("Contact Directory Sol Plaatje"));
    await userEvent.click(within(bar).getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(storyUrl()).toBe("/home/contact"));
    await expect(bar).toHaveTextContent("Contact Directory South Africa");
  },
});

export const PromptOnSmallPhone = meta.story({ globals: small });

/** Says what is missing and leads there. */
export const MissingSelections = meta.story({
  play: async ({ canvas, userEvent }) => {
    const province = await canvas.findByRole("combobox", { name: "Province" });
    await canvas.findByRole("checkbox", { name: police });
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(province).toHaveFocus();
    await expect(canvas.getByText("Province is required.")).toBeVisible();
    await expect(canvas.getByText("Building Block is required.")).toBeVisible();
    await userEvent.selectOptions(province, "Northern Cape");
    await waitFor(() => expect(canvas.queryByText("Province is required.")).toBeNull());
    await expect(storyUrl()).toBe("/home/contact?boundaryId=7&boundaryTypeId=1");
  },
});

/** The search is only in the page; focus moves to the results. */
export const Results = meta.story({
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await expect(await canvas.findByRole("article", { name: "Galeshewe police station" })).toBeVisible();
    await expect(canvas.getByText("2 results")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Results" })).toHaveFocus();
    await expect(storyUrl()).toBe("/home/contact?boundaryId=1163&boundaryTypeId=3");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search by name" }), "kimb");
    await waitFor(() => expect(canvas.getByText("1 result")).toBeVisible());
    await expect(canvas.queryByRole("article", { name: "Galeshewe police station" })).toBeNull();
  },
});

/** A chosen province counts before its lists arrive. */
export const SearchOnSlowLine = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(getBoundary)),
  play: async ({ canvas, userEvent }) => {
    const province = await canvas.findByRole("combobox", { name: "Province" });
    await userEvent.click(await canvas.findByRole("checkbox", { name: police }));
    await userEvent.selectOptions(province, "Northern Cape");
    const form = within(canvas.getByRole("form", { name: "Search our directory" }));
    const district = await form.findByRole("combobox", { name: "District" });
    await userEvent.selectOptions(district, "Frances Baard");
    await waitFor(() => expect(storyUrl()).toBe("/home/contact?boundaryId=146&boundaryTypeId=2"));
    await expect(district).toHaveValue("146");
    await expect(district).toBeVisible();
    await userEvent.selectOptions(district, "All districts");
    await waitFor(() => expect(storyUrl()).toBe("/home/contact?boundaryId=7&boundaryTypeId=1"));
    await expect(province).toHaveValue("7");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(await canvas.findByRole("article", { name: "Galeshewe police station" })).toBeVisible();
  },
});

/** A service without a number names a help line. */
export const WithoutNumbers = meta.story({
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    const card = await canvas.findByRole("article", { name: "Kimberley police station" });
    await expect(within(card).getByText("No direct number.")).toBeVisible();
    await expect(await within(card).findByRole("link", { name: /An invented help line/ })).toBeVisible();
  },
});

export const ResultsOnPhone = meta.story({
  globals: phone,
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await expect(await canvas.findByRole("article", { name: "Galeshewe police station" })).toBeVisible();
  },
});

/** Whom to call instead of an address. */
export const ConfidentialOnSmallPhone = meta.story({
  globals: small,
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    await searchFor("Shelters", { canvas, userEvent });
    const card = await canvas.findByRole("article", { name: /^Demonstration shelter/ });
    await expect(within(card).getByText(/^The address is confidential/)).toBeVisible();
  },
});

export const LongList = meta.story({
  parameters: inSolPlaatje,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(searchContact, ({ query }) =>
        query.boundaryId === undefined
          ? [helpLineEntry]
          : Array.from({ length: 23 }, (_, index) => ({
              ...policeEntry,
              stakeholderId: index + 1,
              name: `Invented police station ${index + 1} of a municipality with a rather long name`,
            })),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await expect(await canvas.findByText("23 results, the first 10 shown")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show 10 more" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show 3 more" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(23);
  },
});

export const EmptyResults = meta.story({
  parameters: inSolPlaatje,
  beforeEach: ({ msw }) =>
    msw.use(answer(searchContact, ({ query }) => (query.boundaryId === undefined ? [helpLineEntry] : []))),
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await expect(await canvas.findByText("No results found")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending(writtenHelp), pending(getComponents), pending(listBoundaries)),
  play: showsLoading,
});

export const LoadingOnPhone = meta.story({
  globals: phone,
  beforeEach: ({ msw }) => msw.use(pending(writtenHelp), pending(getComponents), pending(listBoundaries)),
  play: showsLoading,
});

/** Written help lines stay; Retry reloads in place. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failing(writtenHelp, 503));
    const written = Object.assign(document.createElement("template"), {
      id: "help-lines",
      innerHTML: '<a href="tel:10111">Police emergencies</a>',
    });
    document.body.append(written);
    return () => written.remove();
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: /^Call 10111/ })).toHaveAttribute(
      "href",
      "tel:10111",
    );
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch data. Please try again.");
    msw.use(...handlers);
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    const national = await canvas.findByRole("region", { name: "Call now, from anywhere in South Africa" });
    await expect(within(national).getByRole("link", { name: /An invented help line/ })).toBeVisible();
  },
});

export const FailedResultsOnPhone = meta.story({
  globals: phone,
  parameters: inSolPlaatje,
  beforeEach: ({ msw }) => msw.use(failing(searchContact, 400)),
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch data. Please try again.",
    );
  },
});

/** Drops the category, keeps the place. */
export const WithoutCategory = meta.story({
  parameters: {
    router: { url: "/home/contact?boundaryId=7&boundaryTypeId=1&componentId=1&componentOptions=1" },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Contact Directory" });
    await waitFor(() => expect(storyUrl()).toBe("/home/contact?boundaryId=7&boundaryTypeId=1"));
  },
});
