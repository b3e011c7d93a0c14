import type { AdminDashboard } from "@gbvf/api/organisation/overview/contract.ts";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { formatCount, plural } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { color } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin, buildingBlock } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { listAreaLinks } from "../../../lib/session/allowedScreens.ts";
import { SIGNED_OUT, useSession } from "../../../lib/session/session.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { CardGrid, Note, Panel } from "../CardGrid.tsx";
import { MissingQuestionnaires } from "../questionnaire/MissingQuestionnaires.tsx";
import { SetupChecklist } from "../setup-checklist/SetupChecklist.tsx";
import { OrganisationsCard, UpdatedOn } from "./OrganisationsCard.tsx";

export function AdminPage() {
  return useHasPermission()("WorldOfImpactAdmin") ? <Dashboard /> : <YourWork />;
}

function Dashboard() {
  const dashboard = useApi("POST /api/healthcheck/getAdminDashboard", { body: {} });
  return (
    <AreaFrame
      title="Admin Dashboard"
      purpose="What waits for a decision, how the surveys are going, and how fresh the figures are."
    >
      <Resource {...dashboard} skeleton="20rem">
        {(figures) => (
          <>
            <FailedMail failed={figures.failedMail} />
            <MissingQuestionnaires />
            <CardGrid>
              <OrganisationsCard figures={figures} />
              <SurveysCard figures={figures} />
            </CardGrid>
            <SetupChecklist />
            <LastUpdates themes={figures.freshness} />
          </>
        )}
      </Resource>
    </AreaFrame>
  );
}

/** For importers and reviewers, who have no permission for the dashboard's figures. */
function YourWork() {
  const workLinks = listAreaLinks("admin", useSession() ?? SIGNED_OUT).filter(
    ({ href }) => href !== admin.start,
  );
  return (
    <AreaFrame title="Administration" purpose="What your permissions let you do here.">
      <CardGrid>
        {workLinks.map(({ href, name }) => (
          <Panel key={href} aria-label={name}>
            <h2>
              <Link href={href}>{name}</Link>
            </h2>
            {LINK_DESCRIPTIONS[href] && <p>{LINK_DESCRIPTIONS[href]}</p>}
          </Panel>
        ))}
      </CardGrid>
    </AreaFrame>
  );
}

const LINK_DESCRIPTIONS: Readonly<Record<string, string>> = {
  [admin.organisations]: "Organisations that asked to take part, and what was decided.",
  [admin.importedData]: "Load figures and boundary lines: upload a file, see what would change, apply it.",
  [buildingBlock.catalogue]: "What every municipality should have, and what each place is asked for.",
};

function LastUpdates({ themes }: { themes: AdminDashboard["freshness"] }) {
  const hasPermission = useHasPermission();
  return (
    <Panel aria-labelledby="freshness">
      <h2 id="freshness">Figures on the public dashboard</h2>
      <DetailList
        details={themes.map(({ name, latestPeriod, loadedAt, isDemonstration }) => ({
          label: name,
          value: (
            <>
              {describeFreshness(latestPeriod, loadedAt)}
              {isDemonstration && ", invented for demonstration"}
              {loadedAt && <Note>Loaded on {formatMoment(loadedAt)}</Note>}
            </>
          ),
        }))}
      />
      {(hasPermission("ImportPoliceStatistics") || hasPermission("ImportBuildingBlockData")) && (
        <p>
          <Link href={admin.importedData}>Load figures</Link>
        </p>
      )}
    </Panel>
  );
}

function describeFreshness(latestPeriod: string | null, loadedAt: string | null): string {
  if (latestPeriod !== null) return `Up to ${latestPeriod}`;
  return loadedAt === null ? "No figures yet" : "Has figures";
}

function SurveysCard({ figures }: { figures: AdminDashboard }) {
  const hasPermission = useHasPermission();
  const { healthCheckParticipants, approvedOrganisationsCount, actualResponses, expectedResponses } = figures;
  return (
    <Panel aria-labelledby="surveys-card">
      <h2 id="surveys-card">Surveys{figures.surveysPeriod && `, ${figures.surveysPeriod}`}</h2>
      <ProgressBar
        label="Organisations that took part"
        {...getShareProps(healthCheckParticipants, approvedOrganisationsCount, "approved organisation")}
        missingText="None approved yet"
        fill={dataColor.healthCheck.text}
      />
      <ProgressBar
        label="Surveys completed"
        {...getShareProps(actualResponses, expectedResponses, "expected survey")}
        missingText="None expected yet"
        fill={dataColor.healthCheck.text}
      />
      {hasPermission("ViewOrganisations") && (
        <p>
          <Link href={admin.questionnaires}>Manage questionnaires</Link>
        </p>
      )}
      <UpdatedOn day={figures.lastUpdatedQuestionnaireDate} />
    </Panel>
  );
}

function getShareProps(part: number, total: number, unit: string) {
  if (total === 0) return { share: "no-data" as const };
  return { share: part / total, detail: `${formatCount(part)} of ${plural(total, unit, `${unit}s`)}` };
}

const EMAIL_NAMES: Readonly<Record<string, string>> = {
  otp: "Codes to sign in or register",
  "already-registered": "Notes that an address has an account",
  invitation: "Invitations",
  "password-changed": "Notes that a password was changed",
  "account-closed": "Notes that an account was closed",
  "powers-granted": "Notes to administrators that permissions were given",
  approval: "Approvals of organisations",
  "rejection-duplicate": "Rejections of organisations",
  "rejection-other": "Rejections with a reason",
  "survey-link": "Links to surveys",
  "national-line": "Notes to administrators that a national line changed",
  "survey-can-begin": "Notes that a survey can begin",
  "two-weeks-left": "Notes that a survey closes in two weeks",
  "results-ready": "Notes that results are ready",
  "measure-due": "Notes that a measure is due",
  "no-questionnaire": "Notes to administrators that a questionnaire is missing",
  "colleague-invited": "Notes that a colleague was invited",
  "colleague-has-account": "Notes that an invited address has an account",
  "applicant-known": "Notes that somebody applied for a known organisation",
  "mail-test": "E-mails that somebody sent to themselves, to try the mail",
};

/** Lists undelivered e-mails, because somebody has to call the recipients. */
function FailedMail({ failed }: { failed: AdminDashboard["failedMail"] }) {
  if (failed.length === 0) return null;
  return (
    <Warning aria-labelledby="failed-mail">
      <h2 id="failed-mail">Mail that could not be sent</h2>
      <ul>
        {failed.map(({ template, count, lastAt }) => (
          <li key={template}>
            {EMAIL_NAMES[template] ?? template}: {plural(count, "e-mail", "e-mails")}, the latest on{" "}
            {formatMoment(lastAt)}
          </li>
        ))}
      </ul>
      <p>Ask the person who runs the mail server, and send the e-mails again.</p>
    </Warning>
  );
}

const Warning = styled(Panel)`
  border-inline-start: 4px solid ${color.danger};
`;
