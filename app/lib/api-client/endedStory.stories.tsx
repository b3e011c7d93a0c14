import { getBoundary } from "@gbvf/api/geography/contract.ts";
import { createBoundary } from "@gbvf/mocks/geography/geography.ts";
import { respond } from "@gbvf/mocks/respond.ts";
import { delay } from "msw";
import { useEffect } from "react";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { withHandlers } from "../../../.storybook/story.ts";
import { request } from "./sendRequest.ts";

const nextStory = Promise.withResolvers<void>();
const onRequest = fn();
const onSettled = fn();

const fetchBoundary = (boundaryId: number) =>
  request(`/api/geography/boundary/${boundaryId}`).then(onSettled, onSettled);

/** Sends a request as it unmounts, as a page does to report that it is left. */
function RequestingComponent() {
  useEffect(() => {
    void fetchBoundary(1);
    return () => void fetchBoundary(2);
  }, []);
  return <p>Requested</p>;
}

const meta = preview.meta({ component: RequestingComponent, tags: ["!autodocs", "!dev"] });

export const LeavesRequests = meta.story({
  beforeEach: withHandlers(
    respond(getBoundary, async () => {
      onRequest();
      await nextStory.promise;
      return createBoundary(0);
    }),
  ),
  play: () => waitFor(() => expect(onRequest).toHaveBeenCalled()),
});

/** Requests of the previous story reach neither the mocks nor this story's page. */
export const IsAlone = meta.story({
  render: () => <p>Alone</p>,
  beforeEach: ({ msw }) => {
    onRequest.mockClear();
    onSettled.mockClear();
    msw.use(
      respond(getBoundary, () => {
        onRequest();
        return createBoundary(0);
      }),
    );
  },
  play: async () => {
    nextStory.resolve();
    await delay(300);
    await expect(onRequest).not.toHaveBeenCalled();
    await expect(onSettled).not.toHaveBeenCalled();
    await fetchBoundary(0);
    await expect(onRequest).toHaveBeenCalledOnce();
  },
});
