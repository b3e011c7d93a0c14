import type { AdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatCount, plural } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { Panel } from "../CardGrid.tsx";
import { UpdatedOn } from "./OrganisationsCard.tsx";

export function SurveysCard({ figures }: { figures: AdminDashboard }) {
  const may = useMay();
  const { healthCheckParticipants, approvedOrganisationsCount, actualResponses, expectedResponses } = figures;
  return (
    <Panel aria-labelledby="surveys-card">
      <h2 id="surveys-card">Surveys</h2>
      <ProgressBar
        label="Organisations that participated"
        {...shareOf(healthCheckParticipants, approvedOrganisationsCount, "approved organisation")}
        missingText="None approved yet"
        fill={dataColor.healthCheck.text}
      />
      <ProgressBar
        label="Surveys completed"
        {...shareOf(actualResponses, expectedResponses, "expected survey")}
        missingText="None expected yet"
        fill={dataColor.healthCheck.text}
      />
      {may("ViewOrganisations") && (
        <p>
          <Link href={admin.questionnaires}>Manage questionnaires</Link>
        </p>
      )}
      <UpdatedOn day={figures.lastUpdatedQuestionnaireDate} />
    </Panel>
  );
}

function shareOf(part: number, whole: number, unit: string) {
  if (whole === 0) return { share: "no-data" as const };
  return { share: part / whole, detail: `${formatCount(part)} of ${plural(whole, unit, `${unit}s`)}` };
}
