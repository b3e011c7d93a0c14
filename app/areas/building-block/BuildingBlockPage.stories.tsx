import { userAuthenticated } from "@gbvf/api/auth/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { handlers } from "@gbvf/mocks/handlers.ts";
import { answer } from "@gbvf/mocks/respond.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { AppScreen } from "../../AppScreen.tsx";
import { noteSignedOut } from "../../lib/signInHint.ts";

const meta = preview.meta({
  component: AppScreen,
  parameters: { layout: "fullscreen", router: { url: "/buildingBlock/" } },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    msw.use(answer(userAuthenticated, sessions.buildingBlock));
    return noteSignedOut;
  },
});

export const ToCome = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  },
});

export const OnPhone = meta.story({ ...ToCome.input, globals: { viewport: { value: "phone" } } });

export const OnSmallPhone = meta.story({ ...ToCome.input, globals: { viewport: { value: "small" } } });
