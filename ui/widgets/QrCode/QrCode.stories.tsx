import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { QrCode } from "./QrCode.tsx";

const meta = preview.meta({
  component: QrCode,
  args: {
    address:
      "https://dashboard.example.org/Questionnaire/SurveyQuestions?inviteCode=abcdefghijklmnopqrstuvwxyz",
    label: "Code of the survey link",
  },
});

export const Link = meta.story({ tags: ["small"], play: shows("img", "Code of the survey link") });
