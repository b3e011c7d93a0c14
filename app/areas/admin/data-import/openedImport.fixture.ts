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

export const changingImportStory = (
  from: OpenedImport,
  { by, to, body }: { by: Endpoint; to: OpenedImport; body?: object },
) => ({
  parameters: at(`/admin/data/?import=${from.importId}`),
  beforeEach: ({ msw }: Mocking) => {
    msw.use(
      respond(getImport, from),
      respond(by, (request: Input<Endpoint>) => {
        if (body !== undefined) expect(request.body).toEqual(body);
        msw.use(respond(getImport, to));
        return done("The change has begun.") as Returned<Endpoint>;
      }),
    );
  },
});
