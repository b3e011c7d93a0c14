import type { RenderEmbed } from "../../shared/embedRendering.ts";
import type { RenderFallback } from "../../shared/fallbackRendering.ts";
import type { RenderHelp } from "../../shared/helpRendering.ts";

/** The build of the app exports these, so that the API does not depend on React. */
export type DocumentRenderers = {
  renderHelp: RenderHelp;
  renderEmbed: RenderEmbed;
  renderFallback: RenderFallback;
};

export const loadRenderers = async (file: string): Promise<DocumentRenderers> =>
  import(/* @vite-ignore */ file);
