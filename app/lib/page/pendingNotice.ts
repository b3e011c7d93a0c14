import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";

let pendingMessage: string | null = null;

export function savePendingNotice(message: string): void {
  pendingMessage = message;
}

export const hasPendingNotice = (): boolean => pendingMessage !== null;

export function showPendingNotice(): void {
  if (pendingMessage !== null) void notify.success(pendingMessage);
  pendingMessage = null;
}
