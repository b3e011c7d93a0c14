import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";

let left: string | null = null;

export function savePendingNotice(message: string): void {
  left = message;
}

export const hasPendingNotice = (): boolean => left !== null;

export function showPendingNotice(): void {
  if (left !== null) void notify.success(left);
  left = null;
}
