import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { QrCode } from "./QrCode.tsx";

const meta = preview.meta({
  component: QrCode,
  args: {
    address:
      "https://dashboard.example.org/Questionnaire/SurveyQuestions?inviteCode=abcdefghijklmnopqrstuvwxyz",
    label: "Code of the survey link",
  },
});

export const Link = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Code of the survey link" })).toBeVisible();
  },
});

export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });
