import type { Reporter, TestModule, TestSpecification } from "vitest/node";

const LONGER_THAN_ANY_TEST_MS = 7 * 60_000;

/**
 * Closes a browser that sends no message for longer than any test may take, which fails its file. Vitest's
 * own limits run inside the tab, so it would wait for ever for a tab that never starts.
 */
export class SilentBrowser implements Reporter {
  /** Files of which no test has started. */
  readonly neverBegun = new Set<string>();
  #awaited: TestSpecification[] = [];
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#awaited = specifications.filter(({ project }) => project.config.browser.enabled);
  }

  onTestModuleQueued(): void {
    this.#wait();
  }

  onTestCaseResult(): void {
    this.#wait();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#awaited = this.#awaited.filter(({ moduleId }) => moduleId !== module.moduleId);
    this.#wait();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#awaited.length > 0) this.#timer = setTimeout(() => void this.#close(), LONGER_THAN_ANY_TEST_MS);
  }

  async #close(): Promise<void> {
    for (const { moduleId, testModule } of this.#awaited) {
      console.error(
        `The browser has been silent for ${LONGER_THAN_ANY_TEST_MS / 60_000} minutes at ${moduleId}`,
      );
      const hasRun = [...(testModule?.children.allTests() ?? [])].some(
        (test) => test.result().state !== "pending",
      );
      if (!hasRun) this.neverBegun.add(moduleId);
    }
    const projects = new Set(this.#awaited.map(({ project }) => project));
    this.#awaited = [];
    await Promise.all([...projects].map(({ browser }) => browser?.closeBrowserProvider()));
  }
}
