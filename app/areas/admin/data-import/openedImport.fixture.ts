import { getImport, type OpenedImport } from "@gbvf/api/data-import/contract.ts";
import type { Endpoint, Input, Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { done, respond } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import { at } from "../../../../.storybook/screenAt.ts";
import type { Mocking } from "../../../../.storybook/story.ts";

/** `meta.story({ ...openedImportStory(imports.reading) })` */
export const openedImportStory = (openedImport: OpenedImport) => ({
  parameters: at(`/admin/data/?import=${openedImport.importId}`),
  beforeEach: ({ msw }: Mocking) => {
    msw.use(respond(getImport, openedImport));
  },
});

/** A request to the endpoint, which must have the expected body, changes the import. */
export const changedImportStory = (
  before: OpenedImport,
  { endpoint, after, expectedBody }: { endpoint: Endpoint; after: OpenedImport; expectedBody?: object },
) => ({
  parameters: at(`/admin/data/?import=${before.importId}`),
  beforeEach: ({ msw }: Mocking) => {
    msw.use(
      respond(getImport, before),
      respond(endpoint, (request: Input<Endpoint>) => {
        if (expectedBody !== undefined) expect(request.body).toEqual(expectedBody);
        msw.use(respond(getImport, after));
        return done("The change has begun.") as Returned<Endpoint>;
      }),
    );
  },
});
