import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, lacks, showsLoading, showsText, showsTextIn } from "../../../.storybook/story.ts";
import { Card } from "../Card/Card.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Resource } from "./Resource.tsx";

const meta = preview.meta({
  component: Resource<string[]>,
  decorators: [
    (Story) => (
      <Card>
        <h2>Provinces</h2>
        <Story />
      </Card>
    ),
  ],
  args: {
    data: undefined,
    error: undefined,
    isLoading: false,
    isEmpty: (names) => names.length === 0,
    skeleton: <Skeleton lines={3} />,
    retry: fn(),
    children: (names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
});

export const Loading = meta.story({ args: { isLoading: true }, play: showsTextIn("Loading", "status") });

export const Failed = meta.story({
  tags: ["small"],
  args: { error: new Error("503") },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch data. Please try again.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.retry).toHaveBeenCalledOnce();
  },
});

const DENIED = "You do not have permission to perform this action.";

export const Denied = meta.story({
  args: {
    error: Object.assign(new Error(DENIED), { status: 403 }),
    errorMessage: "The places could not be loaded. Please try again.",
  },
  play: inOrder(showsTextIn(DENIED, "alert"), lacks("button", "Retry")),
});

export const Unknown = meta.story({
  args: { error: Object.assign(new Error("404"), { status: 404 }), errorMessage: "There is no such place." },
  play: inOrder(showsTextIn("There is no such place.", "alert"), lacks("button", "Retry")),
});

export const TryingAgain = meta.story({
  args: { error: new Error("503"), isLoading: true },
  play: showsLoading,
});

export const Empty = meta.story({ args: { data: [] }, play: showsText("No data available") });

export const Stale = meta.story({
  args: { data: ["Gauteng", "Limpopo", "KwaZulu-Natal"], error: new Error("offline") },
  play: inOrder(showsText("Limpopo"), showsText(/may be out of date/)),
});
