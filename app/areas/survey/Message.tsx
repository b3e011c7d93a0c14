import type { ReactNode } from "react";
import { HelpNumbers } from "./HelpNumbers.tsx";

export interface MessageProps {
  title: string;
  children: ReactNode;
  /** What can be done. */
  action?: ReactNode;
}

/** With the help lines below. */
export function Message({ title, children, action }: MessageProps) {
  return (
    <>
      <h1>{title}</h1>
      {children}
      {action && <div className="survey-actions">{action}</div>}
      <HelpNumbers />
    </>
  );
}
