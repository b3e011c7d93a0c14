import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { HelpNow } from "./HelpNow.tsx";

const line = (contactId: number, name: string, detail: string) => ({
  name,
  contacts: [{ contactId, contactTypeId: 3, detail, areaCode: null }],
});

const lines = [line(1, "Invented emergencies", "00000"), line(2, "Invented command centre", "0800000000")];

const meta = preview.meta({ component: HelpNow, args: { lines, directoryHref: "/home/contact" } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Call 0800.000.000, Invented command/ })).toHaveAttribute(
      "href",
      "tel:0800000000",
    );
    await expect(canvas.getByRole("link", { name: "Find help near you" })).toBeVisible();
  },
});

/** Every target is high enough for a finger, and nothing is wider than the screen. */
export const OnPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link"))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });

export const LongestNamesOnSmallPhone = meta.story({
  args: {
    lines: [
      line(1, "An invented emergency service with a name so long that it breaks", "0800000001"),
      ...lines,
    ],
  },
  globals: { viewport: { value: "small" } },
});

/** The way to help nearby is there before the numbers are. */
export const Loading = meta.story({
  args: { lines: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toEqual([
      canvas.getByRole("link", { name: "Find help near you" }),
    ]);
  },
});

export const LoadingOnPhone = meta.story({
  ...Loading.input,
  globals: { viewport: { value: "phone" } },
});
