import type { TemporaryResources } from "./TemporaryResources.ts";

export interface Tab {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  /** The value is passed as JSON. */
  evaluate(expression: string): Promise<unknown>;
}

export interface BrowserKind {
  name: string;
  /** Says how to install what this browser needs and the machine lacks; undefined if nothing is missing. */
  missing(): string | undefined;
  canForceColors: boolean;
  /** Adds the programs that it starts to `resources`, even if it fails later. */
  open(settings: { forcedColors: boolean }, resources: TemporaryResources): Promise<Tab>;
}
