import { getRelease } from "@gbvf/api/release/contract.ts";
import { refusing } from "@gbvf/mocks/respond.ts";
import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { screenAt } from "../../../.storybook/screenAt.ts";
import {
  failed,
  inOrder,
  lacks,
  loading,
  shows,
  showsText,
  showsTextIn,
  withHandlers,
} from "../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/home/releases/2") });

export const WithCorrections = meta.story({
  tags: ["screen", "phone"],
  play: async ({ canvas }) => {
    const crime = within(await canvas.findByRole("region", { name: "Crime statistics" }));
    const corrections = crime.getByRole("table", { name: "Corrected figures, Crime statistics" });
    await expect(within(corrections).getByRole("row", { name: /South Africa/ })).toHaveTextContent(
      "Apr - Jun 2026South Africa19.8619.91+0.05",
    );
    await expect(within(corrections).getByRole("row", { name: /Northern Cape/ })).toHaveTextContent(
      "Not yet capturedNo figure now",
    );
    await expect(within(corrections).getByText("+0.05").tagName).toBe("STRONG");
    const [first] = crime.getAllByRole("table");
    await expect(first).toBe(corrections);
  },
});

export const Invented = meta.story({
  parameters: { router: { url: "/home/releases/1" } },
  play: inOrder(showsText("Demonstration data"), lacks("table", /^Corrected/)),
});

export const NoSuchRelease = meta.story({
  beforeEach: withHandlers(refusing(getRelease, 404, { message: "This release was not found." })),
  play: inOrder(
    showsTextIn("There is no such release.", "alert"),
    shows("link", "All releases and corrections"),
  ),
});

export const Loading = meta.story(loading(getRelease));

export const Failed = meta.story(failed(getRelease));
