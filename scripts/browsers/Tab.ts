import type { Belongings } from "./Belongings.ts";

/** One window of a browser, driven from outside. */
export interface Tab {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  /** The value of a JavaScript expression, awaited in the page; it has to fit into JSON. */
  evaluate(expression: string): Promise<unknown>;
}

/** A browser that the checks run in. */
export interface BrowserKind {
  name: string;
  /** What has to be installed first, in one sentence; undefined where all is there. */
  missing(): string | undefined;
  canForceColors: boolean;
  /** What it starts is kept in `belongings`, also where it fails half way. */
  open(settings: { forcedColors: boolean }, belongings: Belongings): Promise<Tab>;
}
