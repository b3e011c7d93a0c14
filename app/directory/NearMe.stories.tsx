import { getCallablePlaces } from "@gbvf/api/directory/contract.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { failing, pending, respond } from "@gbvf/mocks/respond.ts";
import { expect, spyOn, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { showsLoading, showsText, showsTextIn, withHandlers } from "../../.storybook/story.ts";
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

type Steps = {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
};
const press = ({ canvas, userEvent }: Steps) =>
  userEvent.click(canvas.getByRole("button", { name: "Show what is near me" }));

const meta = preview.meta({
  component: NearMe,
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    stubPosition(inKimberley);
  },
});

export const NotRequested = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Show what is near me" })).toBeVisible();
    await expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
  },
});

export const PermissionRequested = meta.story({
  beforeEach: () => stubPosition(null),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    await expect(await canvas.findByText(/^Your browser is asking whether/)).toBeVisible();
  },
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
    await expect(
      await list.findByRole("link", {
        name: "000\u00A0000\u00A01421 Desk officer, Invented Person One, Galeshewe Police Station",
      }),
    ).toHaveAttribute("href", "tel:0000001421");
  },
});

export const InaccuratePosition = meta.story({
  beforeEach: () => stubPosition({ ...inKimberley, accuracy: 25_000 }),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    await showsText(/Your device knows where it is only roughly, to about 25 km/)({ canvas });
  },
});

export const Loading = meta.story({
  beforeEach: withHandlers(pending(getCallablePlaces)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await press({ canvas, userEvent });
    await showsLoading({ canvasElement });
  },
});

export const Refused = meta.story({
  globals: phone,
  beforeEach: () => stubPosition(1),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    await expect(await canvas.findByText(/^Your browser did not tell this page where you are/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Find your municipality by name" })).toBeVisible();
  },
});

export const PlaceNotFound = meta.story({
  beforeEach: () => stubPosition(2),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    await expect(await canvas.findByText(/^Your device could not find out where it is/)).toBeVisible();
  },
});

export const TooSlow = meta.story({
  beforeEach: () => stubPosition(3),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    await expect(await canvas.findByText(/^Your device took too long/)).toBeVisible();
  },
});

export const FailedOnPhone = meta.story({
  globals: phone,
  beforeEach: withHandlers(failing(getCallablePlaces, 400)),
  play: async ({ canvas, msw, userEvent }) => {
    await press({ canvas, userEvent });
    await showsTextIn(/^The list of places could not be fetched/, "alert")({ canvas });
    msw.use(...handlers);
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("region", { name: "Nearest places" })).toBeVisible();
    await expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalledTimes(1);
  },
});

export const NothingNear = meta.story({
  beforeEach: withHandlers(respond(getCallablePlaces, [])),
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent });
    await expect(await canvas.findByText(/^We know of no place within 300 km of you/)).toBeVisible();
  },
});
