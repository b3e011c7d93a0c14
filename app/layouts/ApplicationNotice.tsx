import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { getScreenUrl, profile } from "../lib/address/paths.ts";
import { findApplication } from "../lib/session/landing.ts";

const REJECTED = 2;

export function ApplicationNotice({ session }: { session: SessionCheck }) {
  const application = findApplication(session);
  if (application === null) return null;
  const { verificationStatus, decidedOn, rejectionReason } = application;
  if (verificationStatus === REJECTED) {
    return (
      <section aria-label="Your application">
        <Banner>
          <p>
            <strong>Your application was not approved.</strong> That was decided
            {decidedOn && ` on ${formatDate(decidedOn)}`}
            {session.organisationName && ` for ${session.organisationName}`}.{" "}
            {rejectionReason === null
              ? "The organisation takes part already: ask your colleagues."
              : `The reason: ${rejectionReason}`}{" "}
            <Link href={`${profile}#question`}>Apply again on your profile</Link>
          </p>
        </Banner>
      </section>
    );
  }
  return (
    <section aria-label="Your application">
      <Banner>
        <p>
          <strong>
            {application.question === null
              ? "Your application is being reviewed."
              : "Your application waits for your answer."}
          </strong>{" "}
          {application.question !== null && (
            <>
              <Link href={`${profile}#question`}>Answer the question on your profile</Link>.{" "}
            </>
          )}
          We received it
          {session.organisationName && ` for ${session.organisationName}`} on{" "}
          {formatDate(application.receivedOn)}. An administrator will decide, and we will email you. Until
          then you can use the dashboards and the{" "}
          <Link href={getScreenUrl("contact")}>contact directory</Link>, and keep{" "}
          <Link href={profile}>your profile</Link> up to date.
        </p>
      </Banner>
    </section>
  );
}
