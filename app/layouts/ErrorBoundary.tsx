import { Component, type ReactNode } from "react";
import { UnexpectedError } from "./UnexpectedError.tsx";

export interface ErrorBoundaryProps {
  /** What stands in place of the broken part; the page's own message where it is left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps what broke while it was drawn or loaded from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = <UnexpectedError />, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
