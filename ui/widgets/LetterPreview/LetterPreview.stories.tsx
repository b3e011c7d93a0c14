import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { LetterPreview } from "./LetterPreview.tsx";

const meta = preview.meta({
  component: LetterPreview,
  args: {
    to: "ayanda@example.org",
    subject: "Welcome to the GBVF dashboard",
    text: "Dear Ayanda Naidoo\n\nThe application of Masakhane Community Trust has been approved.\n\nThe GBVF dashboard",
  },
});

export const Welcome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "The letter" })).toHaveTextContent("Dear Ayanda Naidoo");
  },
});

export const LongWordsOnSmallPhone = meta.story({
  args: {
    to: "secretariat.umgungundlovu@networkonviolenceagainstwomenandchildren.example.org",
    text: `Dear Ayanda\n\nhttps://dashboard.example.org/auth/add-password/#invitation=${"A1b2C3d4".repeat(8)}`,
  },
  globals: { viewport: { value: "small" } },
});
