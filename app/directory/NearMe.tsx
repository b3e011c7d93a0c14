import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { ErrorBoundary } from "../layouts/ErrorBoundary.tsx";
import { needsScripts } from "../lib/page/needsScripts.ts";
import { useWhereabouts } from "./useWhereabouts.ts";

const NearestPlaces = lazy(async () => ({ default: (await import("./NearestPlaces.tsx")).NearestPlaces }));

/** Computes distances on the device, so that its position is never sent. */
export function NearMe() {
  const { whereabouts, locate } = useWhereabouts();
  return (
    <Root aria-labelledby="near-me">
      <h2 id="near-me">Help near you</h2>
      <Note>
        Your browser asks you first, and may use its maker’s location service. This page works out the
        distances on your device: it does not send us where you are, and does not keep it.
      </Note>
      <Button onPress={locate}>Show what is near me</Button>
      {whereabouts !== undefined && (
        <ErrorBoundary fallback={<Alert>{NOT_LOADED}</Alert>}>
          <Suspense fallback={null}>
            <NearestPlaces whereabouts={whereabouts} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Root>
  );
}

const NOT_LOADED =
  "This part of the page could not be loaded. You can find your municipality by its name above, or open this page again.";

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(1.5)};

  > * { max-width: 100%; }
  ${media.print} { display: none; }
  ${needsScripts}
`;

const Note = styled.p`
  && { max-width: 58ch; }
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;
`;
