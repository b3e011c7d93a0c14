import { page } from "vitest/browser";
import { provideResize } from "./reflow.ts";

// Runs before each file of stories in the tests: only there can the window be resized from within.
provideResize((width, height) => page.viewport(width, height));
