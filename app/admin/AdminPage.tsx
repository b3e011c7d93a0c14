import { AreaPage } from "../layouts/AreaPage.tsx";

/** Where administrators start. */
export function AdminPage() {
  return <AreaPage area="admin" title="Admin Dashboard" />;
}
