import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { EmailAddress } from "./EmailAddress.tsx";

const meta = preview.meta({ component: EmailAddress, args: { address: "thuthuzela@emfuleni.example" } });

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <p style={{ width: "20ch" }}>
        <Story />
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    const lines = [...canvas.getByText("thuthuzela@emfuleni.example").getClientRects()];
    await expect(new Set(lines.map(({ top }) => Math.round(top))).size).toBe(2);
  },
});
