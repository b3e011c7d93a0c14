import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { styled } from "styled-components";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";

type UserStep = "invited" | "ungrouped";

interface OpenUserTasksProps {
  state: string;
}

export function OpenUserTasks({ state }: OpenUserTasksProps) {
  const tasks = [
    { id: "invited", count: useCount("invited"), text: "invited" },
    { id: "ungrouped", count: useCount("ungrouped"), text: "in no group" },
  ] as const;
  const visible = tasks.filter(({ id, count }) => count > 0 && id !== state);
  if (visible.length === 0) return null;
  return (
    <Root>
      <strong>Next:</strong>
      {visible.map(({ id, count, text }) => (
        <Link key={id} href={`${admin.users}?state=${id}`}>
          {formatCount(count)} {text}
        </Link>
      ))}
    </Root>
  );
}

function useCount(state: UserStep): number {
  const users = useApi("GET /api/security/getAllUsers", { query: { state, pageSize: 1 } });
  return users.data?.total ?? 0;
}

const Root = styled.span`
  ${row(1, 2)}
  align-items: baseline;
`;
