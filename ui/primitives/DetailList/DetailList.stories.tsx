import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { Link } from "../Link/Link.tsx";
import { DetailList } from "./DetailList.tsx";

const EMAIL = "secretariat.umgungundlovu@networkonviolenceagainstwomenandchildren.example.org";

const meta = preview.meta({
  component: DetailList,
  args: {
    details: [
      {
        label: "Organisation Name",
        value: "KwaZulu-Natal Network on Violence against Women and Children, Umgungundlovu District Branch",
      },
      { label: "Email", value: <Link href={`mailto:${EMAIL}`}>{EMAIL}</Link> },
      { label: "Number of members", value: 1200 },
      { label: "Address", value: "12 Long Street\nKimberley\n8301" },
    ],
  },
});

export const Complete = meta.story({ tags: ["small"] });

export const Missing = meta.story({
  args: {
    details: [
      { label: "Branch", value: null },
      { label: "Mobile Number", value: "" },
      { label: "Surveys", value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Not given")).toHaveLength(2);
    await expect(canvas.getByText("0")).toBeVisible();
  },
});
