import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { showsText } from "../../../.storybook/story.ts";
import { History } from "./History.tsx";

const meta = preview.meta({
  component: History,
  args: {
    entries: [
      {
        id: 3,
        label: "Verified by telephone",
        who: "Nomvula Dlamini",
        when: "2026-06-12T08:40:00Z",
        changes: [],
      },
      {
        id: 2,
        label: "Contact changed",
        who: "Thabo Mokoena",
        when: "2026-06-11T13:05:00Z",
        changes: [
          { label: "Telephone", from: "053 830 0000", to: "053 830 0912" },
          {
            label: "Web",
            from: "example.org",
            to: "umgungundlovu.networkonviolenceagainstwomen.example.org",
          },
          { label: "Email", from: null, to: "office@example.org" },
          { label: "Mobile", from: "082 000 0000", to: null },
        ],
      },
      {
        id: 1,
        label: "Address changed",
        who: "Thabo Mokoena",
        when: "2026-03-02T06:15:00Z",
        changes: [{ label: "Address" }],
      },
    ],
  },
});

export const Several = meta.story({
  tags: ["small"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12 June 2026 at 10:40")).toBeVisible();
    await expect(canvas.getByText("changed")).toBeVisible();
    await expect(canvas.getByText("053 830 0912", { selector: "ins" })).toBeVisible();
    await expect(canvas.getByText("added")).toHaveTextContent(/^office@example.org added$/);
    await expect(canvas.getByText("removed")).toHaveTextContent(/^082 000 0000 removed$/);
  },
});

export const Empty = meta.story({ args: { entries: [] }, play: showsText("Nothing has been changed yet.") });
