import { getComponents } from "@gbvf/api/dashboard/contract.ts";
import { type DirectoryEntry, getHelpPage, searchContact } from "@gbvf/api/directory/contract.ts";
import { getBoundary, listBoundaries, listTowns } from "@gbvf/api/geography/contract.ts";
import {
  helpLineEntry,
  notCapturedEntry,
  policeEntry,
  shelterEntry,
} from "@gbvf/mocks/directory/directory.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { storyUrl } from "../../.storybook/StoryRouter.tsx";
import { screenAt } from "../../.storybook/screenAt.ts";
import {
  comesTo,
  links,
  loading,
  selects,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../.storybook/story.ts";
import { phone, small } from "../../.storybook/viewports.ts";

const inSolPlaatje = { router: { url: "/home/contact?boundaryId=1163&boundaryTypeId=3" } };

type Steps = {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
};

async function searchFor(block: string, { canvas, userEvent }: Steps) {
  await userEvent.click(await canvas.findByRole("checkbox", { name: block }));
  await waitFor(() => expect(canvas.getByRole("combobox", { name: "Province" })).toHaveValue("7"));
  await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
}

const police = "Police station support services";

const meta = preview.meta({ ...screenAt("/home/contact") });

export const Prompt = meta.story({
  tags: ["screen", "phone", "small"],
  play: async ({ canvas }) => {
    const national = await canvas.findByRole("region", { name: "Call now, from anywhere in South Africa" });
    await expect(within(national).getByRole("link", { name: /An invented help line/ })).toBeVisible();
    await expect(await canvas.findByRole("search", { name: "Help in your municipality" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show what is near me" })).toBeVisible();
    await showsText("To view results please select a province and a building block")({ canvas });
    await expect(document.title).toBe("Contact Directory");
  },
});

export const ChosenPlace = meta.story({
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    const here = await canvas.findByRole("region", { name: "Sol Plaatje" });
    const [first] = within(here).getAllByRole("link");
    await expect(first).toHaveAttribute("href", "tel:0000000421");
    await selects("Municipality", "Dikgatlong")({ canvas, userEvent });
    await showsTextIn("Nobody here can be called directly yet.", "region", "Dikgatlong")({ canvas });
  },
});

export const MissingSelections = meta.story({
  play: async ({ canvas, userEvent }) => {
    const province = await canvas.findByRole("combobox", { name: "Province" });
    await canvas.findByRole("checkbox", { name: police });
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await expect(province).toHaveFocus();
    await expect(await canvas.findByText("Province is required.")).toBeVisible();
    await expect(await canvas.findByText("Building Block is required.")).toBeVisible();
    await selects("Province", "Northern Cape")({ canvas, userEvent });
    await waitFor(() => expect(canvas.queryByText("Province is required.")).toBeNull());
    await comesTo("/home/contact?boundaryId=7&boundaryTypeId=1")();
  },
});

export const Results = meta.story({
  tags: ["phone"],
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await expect(await canvas.findByRole("article", { name: "Galeshewe Police Station" })).toBeVisible();
    await expect(await canvas.findByText("6 results")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Results" })).toHaveFocus();
    await expect(storyUrl()).toBe("/home/contact?boundaryId=1163&boundaryTypeId=3");
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search by name" }), "kimb");
    await waitFor(() => expect(canvas.getByText("1 result")).toBeVisible());
    await expect(canvas.queryByRole("article", { name: "Galeshewe Police Station" })).toBeNull();
  },
});

export const ConfidentialOnSmallPhone = meta.story({
  globals: small,
  parameters: inSolPlaatje,
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) => [query.boundaryId === undefined ? helpLineEntry : shelterEntry]),
  ),
  play: async ({ canvas, userEvent }) => {
    await searchFor("Shelters", { canvas, userEvent });
    const card = await canvas.findByRole("article", { name: /^Demonstration shelter/ });
    await expect(within(card).getByText(/^The address is confidential/)).toBeVisible();
  },
});

export const LongList = meta.story({
  parameters: inSolPlaatje,
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) =>
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
    await userEvent.click(await canvas.findByRole("button", { name: "Show 10 more" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Show 3 more" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(23);
  },
});

const entry: DirectoryEntry = { ...policeEntry, openingHours: "Day and night", languages: ["tn", "sfs"] };

const inLanguages: DirectoryEntry[] = [
  entry,
  notCapturedEntry,
  { ...entry, stakeholderId: 2, name: "Kuruman police station", languages: ["af"] },
];

export const NearestFirst = meta.story({
  tags: ["phone", "small"],
  parameters: inSolPlaatje,
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    const order = () => canvas.getAllByRole("article").map((card) => card.getAttribute("aria-labelledby"));
    const first = () => canvas.getAllByRole("article")[0];
    await canvas.findByRole("article", { name: "Galeshewe Police Station" });
    const initialOrder = order();
    await expect(first()).not.toHaveTextContent("straight line");
    const nearest = within(canvas.getByRole("group", { name: "Nearest first" }));
    await selects("Nearest first, from", "Kimberley")({ canvas, userEvent });
    await waitFor(() => expect(first()).toHaveTextContent("Less than 1 km in a straight line"));
    await expect(first()).toHaveTextContent("Kimberley Police Station");
    await expect(storyUrl()).toBe(inSolPlaatje.router.url);
    await selects("Nearest first, from", "Any place: first those to call")({ canvas, userEvent });
    await waitFor(() => expect(order()).toEqual(initialOrder));

    const getCurrentPosition = spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation(
      (succeed) =>
        succeed({ coords: { latitude: -28.711, longitude: 24.743, accuracy: 50 } } as GeolocationPosition),
    );
    await userEvent.click(nearest.getByRole("button", { name: "From where I am" }));
    await waitFor(() => expect(first()).toHaveTextContent("Less than 1 km in a straight line"));
    await expect(first()).toHaveTextContent("Galeshewe Police Station");
    await expect(getCurrentPosition).toHaveBeenCalledOnce();
    await expect(storyUrl()).toBe(inSolPlaatje.router.url);
  },
});

export const TownFromTheAddress = meta.story({
  parameters: { router: { url: `${inSolPlaatje.router.url}&town=Kimberley` } },
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getAllByRole("article")[0]).toHaveTextContent("Less than 1 km in a straight line"),
    );
    await expect(canvas.getByRole("combobox", { name: "Nearest first, from" })).toHaveDisplayValue(
      "Kimberley",
    );
  },
});

export const FilteredByLanguage = meta.story({
  tags: ["phone", "small"],
  parameters: { router: { url: `${inSolPlaatje.router.url}&language=tn` } },
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) => (query.boundaryId === undefined ? [helpLineEntry] : inLanguages)),
  ),
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await expect(await canvas.findByRole("article", { name: "Galeshewe Police Station" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await showsText("The languages of 1 place are not known. To see them, choose “Any language”.")({
      canvas,
    });
    await selects("Language in which they answer", "isiXhosa")({ canvas, userEvent });
    await showsText("No results found")({ canvas });
    await comesTo(`${inSolPlaatje.router.url}&language=xh`)();
    await selects("Language in which they answer", "Any language")({ canvas, userEvent });
    await showsText("3 results")({ canvas });
    await comesTo(inSolPlaatje.router.url)();
  },
});

export const EmptyResults = meta.story({
  parameters: inSolPlaatje,
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) => (query.boundaryId === undefined ? [helpLineEntry] : [])),
  ),
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await expect(await canvas.findByText("No results found")).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ["phone"],
  ...loading(getHelpPage, getComponents, listBoundaries),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failing(getHelpPage, 503));
    const template = Object.assign(document.createElement("template"), {
      id: "help-lines",
      innerHTML: '<a href="tel:10111" title="10111">Police emergencies</a>',
    });
    document.body.append(template);
    return () => template.remove();
  },
  play: async ({ canvas, msw, userEvent }) => {
    await links(/^10111/, "tel:10111")({ canvas });
    await showsTextIn("Failed to fetch data. Please try again.", "alert")({ canvas });
    msw.use(...handlers);
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    const national = await canvas.findByRole("region", { name: "Call now, from anywhere in South Africa" });
    await expect(within(national).getByRole("link", { name: /An invented help line/ })).toBeVisible();
  },
});

const requestedTowns = fn();

export const UnknownPlace = meta.story({
  parameters: { router: { url: "/home/contact?boundaryId=999&boundaryTypeId=3" } },
  beforeEach: withHandlers(failing(getBoundary, 404)),
  play: showsText("There is no such place. Choose another one."),
});

export const TownsFailed = meta.story({
  parameters: inSolPlaatje,
  beforeEach: ({ msw }) => {
    requestedTowns.mockClear();
    msw.use(
      respond(listTowns, () => {
        requestedTowns();
        return [];
      }),
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole("checkbox", { name: police });
    await expect(requestedTowns).not.toHaveBeenCalled();
    msw.use(failing(listTowns, 400));
    await searchFor(police, { canvas, userEvent });
    await showsTextIn("Failed to fetch data. Please try again.", "alert")({ canvas });
    await showsText(/^\d+ results?$/)({ canvas });
    msw.use(...handlers);
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await selects("Nearest first, from", "Kimberley")({ canvas, userEvent });
  },
});

export const FailedResultsOnPhone = meta.story({
  globals: phone,
  parameters: inSolPlaatje,
  beforeEach: withHandlers(failing(searchContact, 400)),
  play: async ({ canvas, userEvent }) => {
    await searchFor(police, { canvas, userEvent });
    await showsTextIn("Failed to fetch data. Please try again.", "alert")({ canvas });
  },
});

export const WithoutCategory = meta.story({
  parameters: {
    router: { url: "/home/contact?boundaryId=7&boundaryTypeId=1&componentId=1&componentOptions=1" },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Contact Directory" });
    await waitFor(() => expect(storyUrl()).toBe("/home/contact?boundaryId=7&boundaryTypeId=1"));
  },
});
