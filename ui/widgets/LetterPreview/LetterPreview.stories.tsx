import preview from "../../../.storybook/preview.tsx";
import { says } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { LetterPreview } from "./LetterPreview.tsx";

const meta = preview.meta({
  component: LetterPreview,
  args: {
    to: "ayanda@example.org",
    subject: "Welcome to the GBVF dashboard",
    text: "Dear Ayanda Naidoo\n\nThe application of Masakhane Community Trust has been approved.\n\nThe GBVF dashboard",
  },
});

export const Welcome = meta.story({ play: says("Dear Ayanda Naidoo", "region", "The letter") });

export const LongWordsOnSmallPhone = meta.story({
  args: {
    to: "secretariat.umgungundlovu@networkonviolenceagainstwomenandchildren.example.org",
    text: `Dear Ayanda\n\nhttps://dashboard.example.org/auth/add-password/#invitation=${"A1b2C3d4".repeat(8)}`,
  },
  globals: small,
});
