import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { size, space } from "@gbvf/ui/tokens/tokens.ts";
import { Component, type ReactNode } from "react";
import { styled } from "styled-components";
import { screens } from "../lib/address/paths.ts";
import { PageTitle } from "../lib/page/PageTitle.tsx";

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

function UnexpectedError() {
  return (
    <Root role="alert">
      <PageTitle>Unexpected error</PageTitle>
      <h1>Unexpected Application Error!</h1>
      <p>This page could not be shown. Nothing you entered has been sent.</p>
      <Links>
        <Button variant="primary" onPress={() => window.location.reload()}>
          Try again
        </Button>
        <a href={screens.home}>Back to the dashboard</a>
      </Links>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  max-width: ${size.measure};
  padding: ${space(6)} ${space(3)};
`;

const Links = styled.div`
  ${row(3)}
  align-items: center;
`;
