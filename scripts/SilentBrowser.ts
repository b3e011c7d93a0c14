import type { Reporter, TestModule, TestSpecification } from "vitest/node";

const MAX_SILENCE_MS = 7 * 60_000;

/**
 * Closes a browser that sends no message for longer than any test may take, which fails its file. Vitest's
 * own limits run inside the tab, so it would wait for ever for a tab that never starts.
 */
export class SilentBrowser implements Reporter {
  /** Files whose browser became silent before any of their tests started. */
  readonly unstartedFiles = new Set<string>();
  #runningFiles: TestSpecification[] = [];
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#runningFiles = specifications.filter(({ project }) => project.config.browser.enabled);
  }

  onTestModuleQueued(): void {
    this.#restartTimer();
  }

  onTestCaseResult(): void {
    this.#restartTimer();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#runningFiles = this.#runningFiles.filter(({ moduleId }) => moduleId !== module.moduleId);
    this.#restartTimer();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #restartTimer(): void {
    clearTimeout(this.#timer);
    if (this.#runningFiles.length > 0) this.#timer = setTimeout(() => void this.#close(), MAX_SILENCE_MS);
  }

  async #close(): Promise<void> {
    for (const { moduleId, testModule } of this.#runningFiles) {
      console.error(`The browser has been silent for ${MAX_SILENCE_MS / 60_000} minutes at ${moduleId}`);
      const hasRun = [...(testModule?.children.allTests() ?? [])].some(
        (test) => test.result().state !== "pending",
      );
      if (!hasRun) this.unstartedFiles.add(moduleId);
    }
    const projects = new Set(this.#runningFiles.map(({ project }) => project));
    this.#runningFiles = [];
    await Promise.all([...projects].map(({ browser }) => browser?.closeBrowserProvider()));
  }
}
