import type { AdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import { color } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { Panel } from "../CardGrid.tsx";

const LETTERS: Readonly<Record<string, string>> = {
  otp: "Codes to sign in or register",
  "already-registered": "Notes that an address has an account",
  invitation: "Invitations",
  "password-changed": "Notes that a password was changed",
  "account-closed": "Notes that an account was closed",
  "powers-granted": "Notes to administrators that permissions were given",
  approval: "Approvals of organisations",
  "rejection-duplicate": "Rejections of organisations",
  "rejection-other": "Rejections with a reason",
  "survey-link": "Links to surveys",
  "mail-test": "Letters that somebody sent to themselves, to try the mail",
};

/** Their readers wait in vain, so somebody has to call them. */
export function FailedMail({ failed }: { failed: AdminDashboard["failedMail"] }) {
  if (failed.length === 0) return null;
  return (
    <Warning aria-labelledby="failed-mail">
      <h2 id="failed-mail">Mail that could not be sent</h2>
      <ul>
        {failed.map(({ template, count, lastAt }) => (
          <li key={template}>
            {LETTERS[template] ?? template}: {plural(count, "letter", "letters")}, the latest on{" "}
            {formatMoment(lastAt)}
          </li>
        ))}
      </ul>
      <p>Ask the person who runs the mail server, and send the letters again.</p>
    </Warning>
  );
}

const Warning = styled(Panel)`
  border-inline-start: 4px solid ${color.danger};
`;
