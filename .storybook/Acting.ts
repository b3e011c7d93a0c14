import type { userEvent, within } from "storybook/test";

export type Acting = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof userEvent.setup> };
