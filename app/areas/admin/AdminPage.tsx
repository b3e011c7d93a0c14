import { AreaStart } from "../../layouts/AreaStart.tsx";

/** Where administrators start. */
export function AdminPage() {
  return <AreaStart area="admin" title="Admin Dashboard" />;
}
