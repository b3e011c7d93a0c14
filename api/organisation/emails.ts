import type { Email } from "../lib/mail/Email.ts";

export const writeApproval = ({
  name,
  organisation,
  joinedOrganisation,
  link,
}: {
  name: string;
  organisation: string;
  joinedOrganisation?: string;
  link: string;
}): Email => ({
  template: "approval",
  subject: "Welcome",
  paragraphs: [
    `Dear ${name}`,
    joinedOrganisation === undefined
      ? `The application of ${organisation} was approved. You can now sign in, and begin your first health check.`
      : `The application of ${organisation} was accepted. ${joinedOrganisation} takes part already: you can now sign in, and run its health check with your colleagues.`,
  ],
  link: { href: link, label: "Sign in" },
});

export const writeRejectionAsDuplicate = ({
  name,
  organisation,
  contact,
}: {
  name: string;
  organisation: string;
  contact: string;
}): Email => ({
  template: "rejection-duplicate",
  subject: "Your application",
  paragraphs: [
    `Dear ${name}`,
    `The application of ${organisation} was not approved: the organisation takes part already. Please ask your colleagues, or answer this message to reach ${contact}.`,
  ],
});

export const writeRejection = ({
  name,
  organisation,
  reason,
  contact,
}: {
  name: string;
  organisation: string;
  reason: string;
  contact: string;
}): Email => ({
  template: "rejection-other",
  subject: "Your application",
  paragraphs: [
    `Dear ${name}`,
    `The application of ${organisation} was not approved, for this reason:`,
    reason,
    `If you have questions, answer this message to reach ${contact}.`,
  ],
});

export const writeQuestion = ({
  name,
  organisation,
  question,
  link,
}: {
  name: string;
  organisation: string;
  question: string;
  link: string;
}): Email => ({
  template: "applicant-asked",
  subject: "A question about your application",
  paragraphs: [
    `Dear ${name}`,
    `Before the application of ${organisation} can be decided, we need this from you:`,
    question,
    "Please sign in and answer on your profile. Until then the application waits.",
  ],
  link: { href: link, label: "Answer" },
});

export const writeReviewPending = ({
  name,
  pendingText,
  link,
}: {
  name: string;
  pendingText: string;
  link: string;
}): Email => ({
  template: "waits-for-you",
  subject: "What waits for you today",
  paragraphs: [
    `Dear ${name}`,
    pendingText,
    "Opening the link changes nothing. An e-mail like this comes on working days, as long as something waits.",
  ],
  link: { href: link, label: "Open administration" },
});
