import { LinkRouter } from "@gbvf/ui/primitives/Link/LinkRouter.tsx";
import type { ReactNode } from "react";
import { useHref, useNavigate } from "react-router-dom";
import { leave } from "./leaving.ts";

/** Sends links to the app's own addresses through the router. */
export function RoutedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <LinkRouter navigate={(address) => leave(() => void navigate(address))} useHref={useAddress}>
      {children}
    </LinkRouter>
  );
}

/** The router takes every address for a path of the app; one with a scheme is not. */
function useAddress(href: string): string {
  const inner = useHref(href);
  return URL.canParse(href) ? href : inner;
}
