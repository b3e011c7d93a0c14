import type { Endpoint, Returned } from "@gbvf/api/shared/http/endpoint.ts";
import { failing, pending, respond } from "@gbvf/mocks/respond.ts";
import type { HttpHandler } from "msw/http";
import { expect, type userEvent, waitFor, within } from "storybook/test";
import { storyUrl } from "./StoryRouter.tsx";

export type Mocking = { msw: { use: (...handlers: HttpHandler[]) => void } };
export type Acting = { canvas: ReturnType<typeof within>; userEvent: ReturnType<typeof userEvent.setup> };

/** `beforeEach: withHandlers(failing(getGroups))` */
export const withHandlers =
  (...handlers: HttpHandler[]) =>
  ({ msw }: Mocking) =>
    msw.use(...handlers);

/** `beforeEach: changing(closeSurvey, done("Closed."), respond(getSurvey, closed))` */
export const changing =
  <E extends Endpoint>(endpoint: E, body: Returned<E>, ...afterwards: HttpHandler[]) =>
  ({ msw }: Mocking) =>
    msw.use(
      respond(endpoint, () => {
        msw.use(...afterwards);
        return body;
      }),
    );

type Name = string | RegExp;
type Story = Acting & Mocking & { canvasElement: HTMLElement };

/** Looks the element up again, because React may replace it. */
const waitUntilVisible = (find: () => HTMLElement) =>
  waitFor(() => {
    if (!find().checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      throw new Error(`Expected to be visible: ${find().outerHTML.slice(0, 300)}`);
  });

type Step = (story: Story) => Promise<unknown>;

/** `play: inOrder(presses("button", "Save"), showsText("Saved"))`. The steps also find dialogs and toasts. */
export const inOrder =
  (...steps: Step[]) =>
  async ({ userEvent, msw, canvasElement }: Story) => {
    for (const step of steps) await step({ canvas: within(document.body), userEvent, msw, canvasElement });
  };

/** Runs the steps inside the opened dialog, because the page behind it may have a button of the same name. */
export const inDialog =
  (...steps: Step[]) =>
  async (story: Story) => {
    const dialog = await waitFor(() => {
      const opened = document.querySelector<HTMLElement>("[role$=dialog]");
      if (opened === null) throw new Error("No dialog is open.");
      return opened;
    });
    for (const step of steps) await step({ ...story, canvas: within(dialog) });
  };

/** `play: shows("heading", "Nothing is due")` */
export const shows =
  (role: string, name?: Name, options?: { level: number }) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitUntilVisible(() => canvas.getByRole(role, { ...options, ...(name && { name }) }));

/** Accepts several matches, because a notification may repeat the text for a moment. */
export const showsText =
  (text: Name) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitUntilVisible(() => canvas.getAllByText(text)[0] as HTMLElement);

export const contains =
  (role: string, name?: Name) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    canvas.findByRole(role, { ...(name && { name }) });

/** Looks inside an element, because a notification may repeat the form's alert. */
export const showsTextIn =
  (text: Name, role: string, name?: Name) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitFor(() => {
      const texts = canvas
        .getAllByRole(role, { ...(name && { name }) })
        .map(({ textContent }: HTMLElement) => textContent.replace(/\s+/g, " ").trim());
      expect(texts).toContainEqual(
        typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text),
      );
    });

export const recoversWith =
  (...handlers: HttpHandler[]) =>
  async ({ canvas, msw, userEvent }: Story) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("alert")[0]).toHaveTextContent("Failed to fetch data. Please try again."),
    );
    msw.use(...handlers);
    await userEvent.click(canvas.getAllByRole("button", { name: "Retry" })[0] as HTMLElement);
  };

export const lacks =
  (role: string, name?: Name) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitFor(() => expect(canvas.queryAllByRole(role, { ...(name && { name }) })).toHaveLength(0));

export const lacksText =
  (text: Name) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitFor(() => expect(canvas.queryAllByText(text)).toHaveLength(0));

export const presses =
  (role: string, name?: Name) =>
  async ({ canvas, userEvent }: Acting) =>
    userEvent.click(await canvas.findByRole(role, { ...(name && { name }) }));

export const types =
  (name: Name, text: string) =>
  async ({ canvas, userEvent }: Acting) =>
    userEvent.type(await canvas.findByRole("textbox", { name }), text);

export const replaces =
  (name: Name, text: string) =>
  async ({ canvas, userEvent }: Acting) => {
    const field = await canvas.findByRole("textbox", { name });
    await userEvent.clear(field);
    if (text !== "") await userEvent.type(field, text);
  };

export const pressesKeys =
  (keys: string) =>
  ({ userEvent }: Pick<Acting, "userEvent">) =>
    userEvent.keyboard(keys);

export const uploads =
  (file: File) =>
  async ({ canvasElement, userEvent }: Pick<Story, "canvasElement" | "userEvent">) =>
    userEvent.upload(canvasElement.querySelector("input[type=file]") as HTMLElement, file);

/** Waits for the field and its options, which may load later. */
export const selects =
  (name: Name, option: string) =>
  async ({ canvas, userEvent }: Acting) => {
    const field = () => canvas.getByRole("combobox", { name });
    await waitFor(() => within(field()).getByRole("option", { name: option }));
    await userEvent.selectOptions(field(), option);
  };

/** Takes the first option by keyboard. Repeats the key, because a list that has just opened ignores it. */
export async function choosesFirst(field: HTMLElement, { keyboard }: Acting["userEvent"]): Promise<void> {
  await waitFor(async () => {
    await keyboard("{ArrowDown}");
    expect(field).toHaveAttribute("aria-activedescendant");
  });
  await keyboard("{Enter}");
}

/** Waits until an opened list or dialog has the focus: a key that is pressed before is lost. */
export const takesFocus = (opened: HTMLElement) =>
  waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));

export const hasFocus =
  (role: string, name?: Name) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitFor(() => expect(canvas.getByRole(role, { ...(name && { name }) })).toBe(document.activeElement));

export const hasValue =
  (role: string, name: Name, value: string) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitFor(() => expect(canvas.getByRole(role, { name })).toHaveValue(value));

export const hasDescription =
  (role: string, name: Name, description: Name) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitFor(() => expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(description));

/** `play: hasAttribute("button", "Active", "aria-expanded", "false")` */
export const hasAttribute =
  (role: string, name: Name, attribute: string, value: string) =>
  ({ canvas }: Pick<Story, "canvas">) =>
    waitFor(() => expect(canvas.getByRole(role, { name }).getAttribute(attribute)).toBe(value));

export const links = (name: Name, href: string) => hasAttribute("link", name, "href", href);

export const comesTo = (url: string) => () => waitFor(() => expect(storyUrl()).toBe(url));

type RenderedStory = { canvasElement: HTMLElement };

const findOutlines = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>("[aria-hidden=true]")].filter(
    (each) => each.getBoundingClientRect().height > 0 && each.textContent === "",
  );

/** Checks that screen readers announce loading, and that nothing claims to be failed or empty. */
export async function showsLoading({ canvasElement }: RenderedStory): Promise<void> {
  // Omits a field whose choices are loading, because the field itself says so.
  const findBusy = () => [
    ...canvasElement.querySelectorAll<HTMLElement>('[aria-busy="true"]:not(:has([role="combobox"]))'),
  ];
  // Checks all at once, because another response may replace a part.
  await waitFor(() => {
    expect(findBusy()).not.toHaveLength(0);
    for (const each of findBusy()) {
      expect(within(each).getByRole("status")).toHaveTextContent("Loading");
      expect(findOutlines(each)).not.toHaveLength(0);
    }
  });
  const canvas = within(canvasElement);
  await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
  await expect(canvas.queryByText(/^(No data available|No results found|None)/)).toBeNull();
}

export const loading = (...endpoints: Endpoint[]) => ({
  beforeEach: withHandlers(...endpoints.map(pending)),
  play: showsLoading,
});

export const failed = (endpoint: Endpoint, step: Step = shows("button", "Retry")) => ({
  beforeEach: withHandlers(failing(endpoint, 400)),
  play: inOrder(step),
});

export async function showsOutline({ canvasElement }: RenderedStory): Promise<void> {
  await expect(canvasElement).toHaveTextContent(/^$/);
  await expect(findOutlines(canvasElement)).not.toHaveLength(0);
}
