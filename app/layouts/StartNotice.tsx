import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { listAccountLinks } from "../lib/session/allowedScreens.ts";
import { findApplication } from "../lib/session/landing.ts";
import { ApplicationNotice } from "./ApplicationNotice.tsx";

/** For people without a dashboard, whose start page is the public home page. */
export function StartNotice({ session }: { session: SessionCheck }) {
  if (findApplication(session) !== null) return <ApplicationNotice session={session} />;
  const screenLinks = listAccountLinks(session);
  return (
    <section aria-label="Your account">
      <Banner>
        <strong>You are signed in.</strong>{" "}
        {screenLinks.length === 0 ? (
          "Your account opens no screen of its own yet. Ask the administrator who invited you."
        ) : (
          <>
            Your work is here:{" "}
            {screenLinks.map(({ href, name }, index) => (
              <span key={href}>
                {index > 0 && ", "}
                <Link href={href}>{name}</Link>
              </span>
            ))}
            .
          </>
        )}
      </Banner>
    </section>
  );
}
