import { Component, type ReactNode } from "react";
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

  override render() {
    const { fallback = <UnexpectedError />, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
