import { LinkRouter } from "@gbvf/ui/primitives/Link/LinkRouter.tsx";
import type { ReactNode } from "react";
import { useHref, useNavigate } from "react-router-dom";
import { leavePage } from "../page/blockNavigation.ts";

export function RoutedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <LinkRouter navigate={(address) => leavePage(() => void navigate(address))} useHref={useAddress}>
      {children}
    </LinkRouter>
  );
}

/** An address with a scheme leads to another site, so the router must not resolve it. */
function useAddress(href: string): string {
  const routedHref = useHref(href);
  return URL.canParse(href) ? href : routedHref;
}
