/** One window of a browser, driven from outside. */
export interface Tab {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  /** The value of a JavaScript expression, awaited in the page; it has to fit into JSON. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser that the checks run in. */
export interface BrowserKind {
  name: string;
  /** What has to be installed first, in one sentence; undefined where all is there. */
  missing(): string | undefined;
  canForceColors: boolean;
  open(settings: { forcedColors: boolean }): Promise<Tab>;
}
