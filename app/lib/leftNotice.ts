import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";

let left: string | null = null;

/** Leaves a message to the page that comes next: what this one shows goes with it. */
export function leaveNotice(message: string): void {
  left = message;
}

/** Says what was left, once. */
export function sayLeftNotice(): void {
  if (left !== null) void notify.success(left);
  left = null;
}
