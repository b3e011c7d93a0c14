import type { ReactNode } from "react";
import { HelpNumbers } from "./HelpNumbers.tsx";

interface MessageProps {
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

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
