import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { small } from "../../../.storybook/viewports.ts";
import { Link } from "../Link/Link.tsx";
import { DetailList } from "./DetailList.tsx";

const meta = preview.meta({
  component: DetailList,
  args: {
    details: [
      { name: "Organisation Name", value: "University of the Valley" },
      { name: "Email", value: <Link href="mailto:office@example.org">office@example.org</Link> },
      { name: "Number of members", value: 1200 },
      { name: "Address", value: "12 Long Street\nKimberley\n8301" },
    ],
  },
});

export const Complete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "office@example.org" })).toHaveFocus();
  },
});

export const Missing = meta.story({
  args: {
    details: [
      { name: "Branch", value: null },
      { name: "Mobile Number", value: "" },
      { name: "Surveys", value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Not given")).toHaveLength(2);
    await expect(canvas.getByText("0")).toBeVisible();
  },
});

export const LongNamesOnSmallPhone = meta.story({
  args: {
    details: [
      {
        name: "Organisation Name",
        value: "KwaZulu-Natal Network on Violence against Women and Children, Umgungundlovu District Branch",
      },
      {
        name: "Email",
        value: "secretariat.umgungundlovu@networkonviolenceagainstwomenandchildren.example.org",
      },
    ],
  },
  globals: small,
});
