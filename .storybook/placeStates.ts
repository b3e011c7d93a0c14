import type { Endpoint, Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { failing, respond } from "@gbvf/mocks/respond.ts";
import { inOrder, recoversWith, showsText, withHandlers } from "./story.ts";

type Step = Parameters<typeof inOrder>[number];
type FiguresOf<E extends Endpoint> = (boundaryId: number) => Returned<E>;

const respondByPlace = <E extends Endpoint>(endpoint: E, figuresOf: FiguresOf<E>) =>
  respond(endpoint, ({ query }) => figuresOf((query as unknown as { boundaryId: number }).boundaryId));

export const failed = <E extends Endpoint>(endpoint: E, figuresOf: FiguresOf<E>, ...nextSteps: Step[]) => ({
  beforeEach: withHandlers(failing(endpoint, 503)),
  play: inOrder(recoversWith(respondByPlace(endpoint, figuresOf)), ...nextSteps),
});

export const empty = <E extends Endpoint>(endpoint: E, figuresOf: FiguresOf<E>, ...nextSteps: Step[]) => ({
  beforeEach: withHandlers(respondByPlace(endpoint, figuresOf)),
  play: inOrder(showsText("No data available"), ...nextSteps),
});
