import { getCallablePlaces } from "@gbvf/api/directory/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { failing, pending, respond } from "@gbvf/mocks/respond.ts";
import { expect, spyOn, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import {
  inOrder,
  links,
  presses,
  shows,
  showsLoading,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../.storybook/story.ts";
import { phone } from "../../.storybook/viewports.ts";
import { NearMe } from "./NearMe.tsx";

type PositionCallbacks = Parameters<Geolocation["getCurrentPosition"]>;

/** Simulates the device's position, the code of its failure, or a request that is still pending. */
function stubPosition(outcome: { latitude: number; longitude: number; accuracy?: number } | number | null) {
  spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation(
    (...[succeed, failed]: PositionCallbacks) => {
      if (outcome === null) return;
      if (typeof outcome === "number") failed?.({ code: outcome } as GeolocationPositionError);
      else succeed({ coords: { accuracy: 50, ...outcome } } as GeolocationPosition);
    },
  );
}

const inKimberley = { latitude: -28.7386, longitude: 24.7586 };

const press = presses("button", "Show what is near me");

const meta = preview.meta({
  component: NearMe,
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    stubPosition(inKimberley);
  },
});

export const NotRequested = meta.story({
  play: inOrder(shows("button", "Show what is near me"), async () =>
    expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled(),
  ),
});

export const PermissionRequested = meta.story({
  beforeEach: () => stubPosition(null),
  play: inOrder(press, showsText(/^Your browser is asking whether/)),
});

export const NearestPlaces = meta.story({
  tags: ["phone", "small"],
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    const list = within(await canvas.findByRole("region", { name: "Nearest places" }));
    const places = list.getAllByRole("listitem");
    await expect(places).toHaveLength(5);
    await expect(places[0]).toHaveTextContent(/^An invented care centre.*Less than 1 km in a straight line/);
    await expect(places[0]).not.toHaveTextContent(/Opening hours|Answers in/);
    await expect(places[1]).toHaveTextContent("Opening hours: Day and nightAnswers in Setswana, Afrikaans");
    await expect(places[4]).toHaveTextContent("About 32 km in a straight line");
    await links(/^000.000.1421 Desk officer, Invented Person One, Galeshewe/, "tel:0000001421")({ canvas });
  },
});

export const InaccuratePosition = meta.story({
  beforeEach: () => stubPosition({ ...inKimberley, accuracy: 25_000 }),
  play: inOrder(press, showsText(/Your device knows where it is only roughly, to about 25 km/)),
});

export const Loading = meta.story({
  beforeEach: withHandlers(pending(getCallablePlaces)),
  play: inOrder(press, showsLoading),
});

export const Refused = meta.story({
  globals: phone,
  play: inOrder(
    async () => stubPosition(3),
    press,
    showsText(/^Your device took too long/),
    async () => stubPosition(2),
    press,
    showsText(/^Your device could not find out where it is/),
    async () => stubPosition(1),
    press,
    showsText(/^Your browser did not tell this page where you are/),
    shows("button", "Find your municipality by name"),
  ),
});

export const FailedOnPhone = meta.story({
  globals: phone,
  beforeEach: withHandlers(failing(getCallablePlaces, 400)),
  play: inOrder(
    press,
    showsTextIn(/^The list of places could not be fetched/, "alert"),
    async ({ msw }) => msw.use(...handlers),
    presses("button", "Retry"),
    shows("region", "Nearest places"),
    async () => expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledTimes(1),
  ),
});

export const NothingNear = meta.story({
  beforeEach: withHandlers(respond(getCallablePlaces, [])),
  play: inOrder(press, showsText(/^We know of no place within 300 km of you/)),
});
