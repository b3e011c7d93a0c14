import type { Belongings } from "./Belongings.ts";

export interface Tab {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  /** The value of a JavaScript expression, awaited in the page; it must fit into JSON. */
  evaluate(expression: string): Promise<unknown>;
}

export interface BrowserKind {
  name: string;
  /** What has to be installed first, in one sentence; undefined if nothing. */
  missing(): string | undefined;
  canForceColors: boolean;
  /** Whatever it starts is added to `belongings`, even if it fails half way. */
  open(settings: { forcedColors: boolean }, belongings: Belongings): Promise<Tab>;
}
