import type { RenderEmbed } from "../../shared/embedRendering.ts";
import type { RenderHelp } from "../../shared/helpRendering.ts";

/** Of pages that are complete in themselves. The app's build exports them, so that the API does not depend on React. */
export type DocumentRenderers = { renderHelp: RenderHelp; renderEmbed: RenderEmbed };

export const loadRenderers = async (file: string): Promise<DocumentRenderers> =>
  import(/* @vite-ignore */ file);
