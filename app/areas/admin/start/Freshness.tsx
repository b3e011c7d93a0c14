import type { AdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import { Note, Panel } from "../CardGrid.tsx";

export function Freshness({ themes }: { themes: AdminDashboard["freshness"] }) {
  const may = useMay();
  return (
    <Panel aria-labelledby="freshness">
      <h2 id="freshness">Figures on the public dashboard</h2>
      <DetailList
        details={themes.map(({ name, latestPeriod, loadedAt, isDemonstration }) => ({
          name,
          value: (
            <>
              {wordsOf(latestPeriod, loadedAt)}
              {isDemonstration && ", invented for demonstration"}
              {loadedAt && <Note>Loaded on {formatMoment(loadedAt)}</Note>}
            </>
          ),
        }))}
      />
      {(may("ImportPoliceStatistics") || may("ImportBuildingBlockData")) && (
        <p>
          <Link href={admin.importedData}>Load figures</Link>
        </p>
      )}
    </Panel>
  );
}

function wordsOf(latestPeriod: string | null, loadedAt: string | null): string {
  if (latestPeriod !== null) return `Up to ${latestPeriod}`;
  return loadedAt === null ? "No figures yet" : "Has figures";
}
