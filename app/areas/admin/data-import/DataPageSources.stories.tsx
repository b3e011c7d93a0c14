import {
  getWatchedSources,
  type WatchedSource,
  watchSource,
} from "@gbvf/api/data-import/watched/contract.ts";
import { sessions } from "@gbvf/mocks/auth/sessions.ts";
import { watchedSources } from "@gbvf/mocks/data-import/dataImport.ts";
import { answer, failing, refusing } from "@gbvf/mocks/respond.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { screenAt } from "../../../../.storybook/screenAt.ts";
import {
  given,
  hasFocus,
  holds,
  inTurn,
  lacks,
  lacksText,
  loading,
  presses,
  says,
  shows,
  showsText,
  takesFocus,
} from "../../../../.storybook/story.ts";

const meta = preview.meta({ ...screenAt("/admin/data/", { as: sessions.administrator }) });

const asking = (...sources: WatchedSource[]) => ({
  beforeEach: given(answer(getWatchedSources, { sources })),
});

export const SourcesLoading = meta.story({ ...loading(getWatchedSources), tags: ["phone"] });

export const SourcesFailedToLoad = meta.story({
  beforeEach: given(failing(getWatchedSources, 400)),
  play: shows("button", "Retry"),
});

export const NoSource = meta.story({ ...asking(), play: showsText("No source is named yet.") });

export const SourceUnchanged = meta.story({
  ...asking(watchedSources.unchanged),
  play: inTurn(showsText("Nothing new"), showsText(/^Asked on 15 August 2026 at 06:10\./)),
});

export const SourceBeingAsked = meta.story({
  ...asking(watchedSources.beingAsked),
  play: inTurn(
    showsText("Being asked"),
    says("Sending…", "button", /^Ask .* now$/),
    presses("button", /^Ask .* now$/),
    lacksText("The source is being asked."),
  ),
});

export const AskSourceNow = meta.story({
  ...asking(watchedSources.unchanged),
  play: async (story) => {
    await holds("button", /^Ask .* now$/)(story);
    story.msw.use(answer(getWatchedSources, { sources: [watchedSources.beingAsked] }));
    await inTurn(
      presses("button", /^Ask .* now$/),
      showsText("Being asked"),
      hasFocus("button", /^Ask .* now$/),
    )(story);
  },
});

export const StopAskingSource = meta.story({
  play: async (story) => {
    await presses("button", "Stop asking Boundary lines")(story);
    const dialog = await screen.findByRole("alertdialog");
    story.msw.use(answer(getWatchedSources, { sources: [watchedSources.unchanged] }));
    await story.userEvent.click(within(dialog).getByRole("button", { name: "Stop asking" }));
    await inTurn(
      lacks("group", "Boundary lines"),
      hasFocus("group", "Sources that are asked every day"),
    )(story);
  },
});

export const SourceWithNewFile = meta.story({
  tags: ["phone"],
  ...asking(watchedSources.withNewFile),
  play: inTurn(presses("link", "See what would change"), shows("heading", "What would change")),
});

export const SourceOfAnotherLayout = meta.story({
  ...asking(watchedSources.ofAnotherLayout),
  play: showsText(/cannot be read: .* is not known\.$/),
});

export const SourceBroken = meta.story({
  tags: ["phone"],
  ...asking(watchedSources.broken),
  play: inTurn(
    showsText(/is no public address/),
    showsText(/Open its address in a browser/),
    presses("button", "Stop asking Boundary lines"),
    async () => takesFocus(await screen.findByRole("alertdialog", { name: "Stop asking Boundary lines?" })),
  ),
});

export const SourceRefused = meta.story({
  beforeEach: given(
    answer(getWatchedSources, { sources: [] }),
    refusing(watchSource, 400, {
      code: "invalid",
      message: "Only addresses that begin with https:// are asked.",
      errors: [
        {
          code: "address",
          description: "Only addresses that begin with https:// are asked.",
          field: "address",
        },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Name a source" }));
    const form = within(await canvas.findByRole("form", { name: "Name a source" }));
    await userEvent.click(form.getByRole("radio", { name: /^Crime figures/ }));
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), "The police");
    const address = form.getByRole("textbox", { name: /^Address/ });
    await userEvent.type(address, "http://example.org/a.csv");
    await userEvent.click(form.getByRole("button", { name: "Ask it every day" }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/begin with https/));
    await expect(address).toHaveAttribute("aria-invalid", "true");
  },
});

export const NothingTyped = meta.story({
  ...asking(),
  play: inTurn(
    presses("button", "Name a source"),
    presses("button", "Ask it every day"),
    showsText("Choose what is in its files"),
    showsText("Name the source"),
  ),
});

export const KnownSources = meta.story({
  tags: ["phone"],
  ...asking(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Name a source" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Known public sources" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Use Monthly crime figures/ }));
    const form = within(canvas.getByRole("form", { name: "Name a source" }));
    await expect(form.getByRole("textbox", { name: /^Address/ })).toHaveValue(
      "https://media.githubusercontent.com/media/afrith/crime-stats/HEAD/crime-stats.csv",
    );
    await expect(form.getByRole("radio", { name: /^Crime figures/ })).toBeChecked();
  },
});
