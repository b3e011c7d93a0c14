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
  contains,
  hasFocus,
  hasValue,
  inOrder,
  lacks,
  lacksText,
  links,
  loading,
  presses,
  pressesKeys,
  recoversWith,
  selects,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../.storybook/story.ts";
import { phone, small } from "../../.storybook/viewports.ts";

const inSolPlaatje = { router: { url: "/home/contact?boundaryId=1163&boundaryTypeId=3" } };

const searchesFor = (block: string) =>
  inOrder(presses("checkbox", block), hasValue("combobox", "Province", "7"), presses("button", "Search"));

const police = "Police station support services";

const meta = preview.meta({ ...screenAt("/home/contact") });

export const Prompt = meta.story({
  tags: ["screen", "phone", "small"],
  play: inOrder(
    showsTextIn(/An invented help line/, "region", "Call now, from anywhere in South Africa"),
    shows("search", "Help in your municipality"),
    shows("button", "Show what is near me"),
    showsText("To view results please select a province and a building block"),
    async () => expect(document.title).toBe("Contact Directory"),
  ),
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
  play: inOrder(
    contains("combobox", "Province"),
    contains("checkbox", police),
    presses("button", "Search"),
    hasFocus("combobox", "Province"),
    showsText("Province is required."),
    showsText("Building Block is required."),
    selects("Province", "Northern Cape"),
    lacksText("Province is required."),
    comesTo("/home/contact?boundaryId=7&boundaryTypeId=1"),
  ),
});

export const Results = meta.story({
  tags: ["phone"],
  parameters: inSolPlaatje,
  play: inOrder(
    searchesFor(police),
    shows("article", "Galeshewe Police Station"),
    showsText("6 results"),
    hasFocus("heading", "Results"),
    comesTo("/home/contact?boundaryId=1163&boundaryTypeId=3"),
    presses("searchbox", "Search by name"),
    pressesKeys("kimb"),
    showsText("1 result"),
    lacks("article", "Galeshewe Police Station"),
  ),
});

export const ConfidentialOnSmallPhone = meta.story({
  globals: small,
  parameters: inSolPlaatje,
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) => [query.boundaryId === undefined ? helpLineEntry : shelterEntry]),
  ),
  play: inOrder(
    searchesFor("Shelters"),
    showsTextIn("The address is confidential", "article", /^Demonstration shelter/),
  ),
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
  play: inOrder(
    searchesFor(police),
    showsText("23 results, the first 10 shown"),
    presses("button", "Show 10 more"),
    presses("button", "Show 3 more"),
    async ({ canvas }) => expect(canvas.getAllByRole("article")).toHaveLength(23),
  ),
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
  play: async (story) => {
    const { canvas, userEvent } = story;
    await searchesFor(police)(story);
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
  play: inOrder(
    searchesFor(police),
    ({ canvas }) =>
      waitFor(() =>
        expect(canvas.getAllByRole("article")[0]).toHaveTextContent("Less than 1 km in a straight line"),
      ),
    async ({ canvas }) =>
      expect(canvas.getByRole("combobox", { name: /^Nearest first/ })).toHaveDisplayValue("Kimberley"),
  ),
});

export const FilteredByLanguage = meta.story({
  tags: ["phone", "small"],
  parameters: { router: { url: `${inSolPlaatje.router.url}&language=tn` } },
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) => (query.boundaryId === undefined ? [helpLineEntry] : inLanguages)),
  ),
  play: inOrder(
    searchesFor(police),
    shows("article", "Galeshewe Police Station"),
    shows("article"),
    showsText("The languages of 1 place are not known. To see them, choose “Any language”."),
    selects("Language in which they answer", "isiXhosa"),
    showsText("No results found"),
    comesTo(`${inSolPlaatje.router.url}&language=xh`),
    selects("Language in which they answer", "Any language"),
    showsText("3 results"),
    comesTo(inSolPlaatje.router.url),
  ),
});

export const EmptyResults = meta.story({
  parameters: inSolPlaatje,
  beforeEach: withHandlers(
    respond(searchContact, ({ query }) => (query.boundaryId === undefined ? [helpLineEntry] : [])),
  ),
  play: inOrder(searchesFor(police), showsText("No results found")),
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
  play: inOrder(
    links(/^10111/, "tel:10111"),
    recoversWith(...handlers),
    showsTextIn(/An invented help line/, "region", "Call now, from anywhere in South Africa"),
  ),
});

export const UnknownPlace = meta.story({
  parameters: { router: { url: "/home/contact?boundaryId=999&boundaryTypeId=3" } },
  beforeEach: withHandlers(failing(getBoundary, 404)),
  play: showsText("There is no such place. Choose another one."),
});

const requestedTowns = fn();

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
  play: inOrder(
    contains("checkbox", police),
    async ({ msw }) => {
      await expect(requestedTowns).not.toHaveBeenCalled();
      msw.use(failing(listTowns, 400));
    },
    searchesFor(police),
    showsText(/^\d+ results?$/),
    recoversWith(...handlers),
    selects("Nearest first, from", "Kimberley"),
  ),
});

export const FailedResultsOnPhone = meta.story({
  globals: phone,
  parameters: inSolPlaatje,
  beforeEach: withHandlers(failing(searchContact, 400)),
  play: inOrder(searchesFor(police), showsTextIn("Failed to fetch data. Please try again.", "alert")),
});
