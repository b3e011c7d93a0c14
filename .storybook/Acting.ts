import type { userEvent, within } from "storybook/test";

/** What a step that several play functions share needs of them. */
export type Acting = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof userEvent.setup> };
