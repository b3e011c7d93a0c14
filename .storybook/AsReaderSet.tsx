import { type ReactNode, useLayoutEffect } from "react";
import { applyReaderSettings, type ReaderSettings, usualReader } from "./readerSettings.ts";

export function AsReaderSet({ settings, children }: { settings: ReaderSettings; children: ReactNode }) {
  const { textSize, forcedColors, reducedMotion, colorScheme } = settings;
  const isUsual = Object.entries(usualReader).every(
    ([name, value]) => settings[name as keyof ReaderSettings] === value,
  );
  useLayoutEffect(() => {
    if (isUsual) return;
    return applyReaderSettings({ textSize, forcedColors, reducedMotion, colorScheme });
  }, [isUsual, textSize, forcedColors, reducedMotion, colorScheme]);
  return children;
}
