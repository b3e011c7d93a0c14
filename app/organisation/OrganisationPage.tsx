import { AreaPage } from "../layouts/AreaPage.tsx";

/** Where those start who run an organisation's health check. */
export function OrganisationPage() {
  return <AreaPage area="organisation" title="Health Check Dashboard" />;
}
