import type { UserRow } from "@gbvf/api/user/contract.ts";
import { EmailAddress } from "@gbvf/ui/primitives/EmailAddress/EmailAddress.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import type { ListColumn } from "@gbvf/ui/primitives/ListTable/listStyles.ts";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden/VisuallyHidden.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { Note } from "../CardGrid.tsx";
import { AccountState } from "./AccountState.tsx";

/** @param linkTo adds the list's state to a link, so that Back restores it */
export function userColumns(linkTo: (path: string) => string): ListColumn<UserRow>[] {
  return [
    { id: "displayName", label: "Name", isSortable: true, cell: ({ displayName }) => displayName },
    {
      id: "username",
      label: "Email",
      isSortable: true,
      card: "line",
      cell: ({ username }) => <EmailAddress address={username} />,
    },
    {
      id: "company",
      label: "Organisation",
      card: "hidden",
      cell: ({ CompanyName }) => CompanyName ?? "None",
    },
    {
      id: "groups",
      label: "Groups",
      card: "hidden",
      cell: ({ groupNames }) => groupNames.join(", ") || "None",
    },
    { id: "state", label: "Account", card: "half", cell: (user) => <AccountCell user={user} /> },
    {
      id: "lastSeen",
      label: "Last seen",
      card: "hidden",
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? "Never" : formatMoment(lastSeenAt)),
    },
    {
      id: "manage",
      label: "Details",
      card: "half",
      cell: ({ stakeholderId, displayName }) => (
        <Link href={linkTo(admin.viewUser(stakeholderId))}>
          Manage <VisuallyHidden>{displayName}</VisuallyHidden>
        </Link>
      ),
    },
  ];
}

function AccountCell({ user }: { user: UserRow }) {
  const next = describeNextStep(user);
  return (
    <>
      <AccountState {...user} />
      {next !== null && <Note>{next}</Note>}
    </>
  );
}

function describeNextStep({ isDisabled, invitation, groupNames }: UserRow): string | null {
  if (isDisabled) return null;
  const { state = "arrived", expiresAt = null } = invitation ?? {};
  if (state === "sent" && expiresAt !== null) return `Until ${formatMoment(expiresAt)}`;
  if (state === "expired" || state === "failed") return "Send it again";
  return groupNames.length === 0 ? "In no group: may do nothing yet" : null;
}
