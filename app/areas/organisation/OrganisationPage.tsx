import { AreaStart } from "../../layouts/AreaStart.tsx";

/** Where those start who run an organisation's health check. */
export function OrganisationPage() {
  return <AreaStart area="organisation" title="Health Check Dashboard" />;
}
