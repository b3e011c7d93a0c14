import { Component, type ReactNode } from "react";
import { reportError } from "../lib/errors/watchErrors.ts";
import { UnexpectedError } from "./UnexpectedError.tsx";

interface ErrorBoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { fallback = <UnexpectedError />, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
