import type { RenderEmbed } from "../../shared/embedRendering.ts";
import type { RenderFallback } from "../../shared/fallbackRendering.ts";
import type { RenderHelp } from "../../shared/helpRendering.ts";

/** The app's build exports them, so the API does not depend on React. */
export type DocumentRenderers = {
  renderHelp: RenderHelp;
  renderEmbed: RenderEmbed;
  renderFallback: RenderFallback;
};

export const loadRenderers = async (file: string): Promise<DocumentRenderers> =>
  import(/* @vite-ignore */ file);
