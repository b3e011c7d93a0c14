import { DocsContext } from "@storybook/addon-docs/blocks";
import { useCallback, useContext, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { type ReaderSettings, usualReader } from "./readerSettings.ts";

type ToolbarValues = ReaderSettings & { frames: "own" | "phone" | "tablet" | "desktop" };

/** What is chosen in the toolbar above a page of documentation. */
export function useToolbar(): Partial<ToolbarValues> {
  const { channel } = useContext(DocsContext);
  const subscribe = useCallback(
    (update: () => void) => {
      channel.on(GLOBALS_UPDATED, update);
      return () => channel.off(GLOBALS_UPDATED, update);
    },
    [channel],
  );
  return useSyncExternalStore(subscribe, readGlobals);
}

/** The events' own values may be those of a frame, which sends them to the page around it. */
const readGlobals = (): Partial<ToolbarValues> =>
  Reflect.get(window, "__STORYBOOK_PREVIEW__").storyStoreValue.userGlobals.get();

/** Stories in frames are not played, because playing takes the focus, which scrolls the page around them. */
export function getFrameUrl(id: string, values: Partial<ReaderSettings>): string {
  const settings = Object.keys(usualReader) as (keyof ReaderSettings)[];
  const changed = settings
    .filter((name) => values[name] !== undefined && values[name] !== usualReader[name])
    .map((name) => `${name}:${values[name]}`);
  return `iframe.html?id=${id}&viewMode=story&embed=true&globals=${["a11y.manual:!true", ...changed].join(";")}`;
}
