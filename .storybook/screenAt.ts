import { type SessionCheck, userAuthenticated } from "@gbvf/api/auth/contract.ts";
import type { Endpoint, Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { signedOut } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import type { HttpHandler } from "msw/http";
import { createElement } from "react";
import { toast } from "react-toastify/unstyled";
import { AppScreen } from "../app/AppScreen.tsx";
import { recordSignOut } from "../app/lib/session/signInHint.ts";
import { PageAlone } from "./PageAlone.tsx";
import { changing, type Mocking } from "./story.ts";

/** Example: `parameters: at("/profile/")`. `state` is the navigation state that the previous page passed. */
export const at = (url: string, state?: unknown) => ({
  router: state === undefined ? { url } : { url, state },
});

/** `const at = placesOn("/home/map", 3)`, `parameters: at(7, 1)` */
export const placesOn =
  (path: string, componentId: number) =>
  (boundaryId: number, boundaryTypeId: number, extraQuery = "") =>
    at(
      `${path}?boundaryId=${boundaryId}&boundaryTypeId=${boundaryTypeId}&componentId=${componentId}${extraQuery}`,
    );

export const signedInAs = (session: SessionCheck) => respond(userAuthenticated, session);

export const signingIn =
  <E extends Endpoint>(endpoint: E, body: Returned<E>, session: SessionCheck) =>
  (story: Mocking) => {
    story.msw.use(signedInAs(signedOut));
    changing(endpoint, body, signedInAs(session))(story);
  };

interface ScreenOptions {
  as?: SessionCheck;
  state?: unknown;
  handlers?: readonly HttpHandler[];
}

/**
 * Example: `preview.meta({ ...screenAt("/home/grid") })`. With the tag `screen`, the shell around the page is
 * rendered too.
 */
export const screenAt = (url: string, { as, state, handlers: screenHandlers = [] }: ScreenOptions = {}) => ({
  component: AppScreen,
  render: (_: unknown, { tags }: { tags: readonly string[] }) =>
    createElement(tags.includes("screen") ? AppScreen : PageAlone),
  parameters: { layout: "fullscreen" as const, ...at(url, state) },
  beforeEach: ({ msw }: Mocking) => {
    msw.use(...handlers);
    msw.use(...screenHandlers, ...(as ? [signedInAs(as)] : []));
    return () => {
      recordSignOut();
      toast.dismiss();
    };
  },
});
