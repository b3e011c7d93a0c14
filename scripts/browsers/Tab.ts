import type { Belongings } from "./Belongings.ts";

export interface Tab {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  /** The value is passed as JSON. */
  evaluate(expression: string): Promise<unknown>;
}

export interface BrowserKind {
  name: string;
  /** Names what the machine lacks to run this browser, in one sentence; undefined if nothing. */
  missing(): string | undefined;
  canForceColors: boolean;
  /** If it fails, `belongings` still has what was started. */
  open(settings: { forcedColors: boolean }, belongings: Belongings): Promise<Tab>;
}
