import { ExportButton } from "../ExportButton.tsx";

export function ExportGroups({ search }: { search: string | undefined }) {
  return (
    <ExportButton
      endpoint="POST /api/security/exportGroups"
      call={{ body: search === undefined ? {} : { search } }}
      fileName="Groups"
      header={["Name", "What it is for", "Actions", "People"]}
      rowsOf={({ groups, actions }) =>
        groups.map(({ GroupName, description, UserActions, memberCount }) => [
          GroupName,
          description,
          actions
            .filter(({ actionId }) => UserActions.some((held) => held.actionId === actionId))
            .map((action) => `${action.description} (${action.actionId})`)
            .join("; "),
          memberCount,
        ])
      }
    />
  );
}
