import type { userEvent, within } from "storybook/test";

/** What a step shared by several play functions needs. */
export type Acting = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof userEvent.setup> };
