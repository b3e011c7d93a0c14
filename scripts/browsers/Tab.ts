import type { Belongings } from "./Belongings.ts";

export interface Tab {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  /** The value must fit into JSON. */
  evaluate(expression: string): Promise<unknown>;
}

export interface BrowserKind {
  name: string;
  /** One sentence; undefined if nothing is missing. */
  missing(): string | undefined;
  canForceColors: boolean;
  /** Adds to `belongings` even if it fails half way. */
  open(settings: { forcedColors: boolean }, belongings: Belongings): Promise<Tab>;
}
