import type { Endpoint, Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { given, inTurn, recoversWith, says, shows, showsText } from "./story.ts";

type Step = Parameters<typeof inTurn>[number];
type FiguresOf<E extends Endpoint> = (boundaryId: number) => Returned<E>;

const byPlace = <E extends Endpoint>(endpoint: E, figuresOf: FiguresOf<E>) =>
  respond(endpoint, ({ query }) => figuresOf((query as unknown as { boundaryId: number }).boundaryId));

export const failed = <E extends Endpoint>(endpoint: E, figuresOf: FiguresOf<E>, ...seen: Step[]) => ({
  beforeEach: given(failing(endpoint, 503)),
  play: inTurn(recoversWith(byPlace(endpoint, figuresOf)), ...seen),
});

export const failedUnknownPlace = (endpoint: Endpoint) => ({
  beforeEach: given(failing(endpoint, 404)),
  play: inTurn(says("There is no such place.", "alert"), shows("link", "Show South Africa")),
});

export const empty = <E extends Endpoint>(endpoint: E, figuresOf: FiguresOf<E>, ...seen: Step[]) => ({
  beforeEach: given(byPlace(endpoint, figuresOf)),
  play: inTurn(showsText("No data available"), ...seen),
});
