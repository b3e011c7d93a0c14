import { DocsContext } from "@storybook/addon-docs/blocks";
import { useCallback, useContext, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from "./readerSettings.ts";

type ToolbarValues = ReaderSettings & { frames: "own" | "phone" | "tablet" | "desktop" };

/** Returns the settings chosen in the toolbar above a page of documentation. */
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

/**
 * Reads the store, because an event may contain the values of a frame, which sends its events to the page
 * around it.
 */
const readGlobals = (): Partial<ToolbarValues> =>
  Reflect.get(window, "__STORYBOOK_PREVIEW__").storyStoreValue.userGlobals.get();

/**
 * Returns the address of a story that does not run its steps: they would take the focus and scroll the page
 * around the frame.
 */
export function getFrameUrl(id: string, values: Partial<ReaderSettings>): string {
  const settings = Object.keys(DEFAULT_READER_SETTINGS) as (keyof ReaderSettings)[];
  const changed = settings
    .filter((name) => values[name] !== undefined && values[name] !== DEFAULT_READER_SETTINGS[name])
    .map((name) => `${name}:${values[name]}`);
  return `iframe.html?id=${id}&viewMode=story&embed=true&globals=${["a11y.manual:!true", ...changed].join(";")}`;
}
