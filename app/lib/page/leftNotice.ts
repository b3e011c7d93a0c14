import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";

let left: string | null = null;

export function leaveNotice(message: string): void {
  left = message;
}

export const hasLeftNotice = (): boolean => left !== null;

export function sayLeftNotice(): void {
  if (left !== null) void notify.success(left);
  left = null;
}
