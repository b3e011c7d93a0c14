import type { Reading } from "@gbvf/api/findings/contract.ts";
import type { Release } from "@gbvf/api/release/contract.ts";
import { requestUrl } from "@gbvf/api/shared/http/requestUrl.ts";
import { DataTable } from "@gbvf/ui/charts/DataTable/DataTable.tsx";
import { keepPeriods } from "@gbvf/ui/charts/Figure/keepPeriods.tsx";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useContext, useId } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { Origin } from "../../lib/address/Origin.ts";
import { getReleasePath, getScreenUrl } from "../../lib/address/paths.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";

export function ReleasePage() {
  const { releaseId: releaseIdText = "" } = useParams();
  const releaseId = /^[1-9]\d{0,8}$/.test(releaseIdText) ? Number(releaseIdText) : null;
  const origin = useContext(Origin);
  const release = useApi(
    "GET /api/releases/:releaseId",
    releaseId === null ? null : { params: { releaseId } },
  );
  const isUnknown = releaseId === null || release.error?.status === 404;
  return (
    <TextColumn>
      <PageTitle>{release.data?.title ?? "Release"}</PageTitle>
      <p>
        <Link href={getScreenUrl("releases")}>All releases and corrections</Link>
      </p>
      {isUnknown ? (
        <>
          <h1>Release</h1>
          <Alert>There is no such release.</Alert>
        </>
      ) : (
        <>
          <h1>{release.data ? keepPeriods(release.data.title) : "Release"}</h1>
          <Resource {...release} skeleton={<Skeleton height="8rem" lines={3} />}>
            {({ releaseId: id, title, publishedOn, summary, themes, isDemonstration }) => (
              <>
                <Day>
                  Published on {formatDate(publishedOn)}. This page stays as it is: a figure may have been
                  corrected since, in a later release. Only health check figures that changed since are taken
                  out.
                </Day>
                {isDemonstration && (
                  <div>
                    <StatusTag kind="warning">Demonstration data</StatusTag>
                  </div>
                )}
                <ul>
                  {summary.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
                {themes.map((theme) => (
                  <ReleasedFigures key={theme.componentId} releaseId={id} theme={theme} />
                ))}
                <Cite>
                  To cite it: GBVF Dashboard, “{title}”, {formatDate(publishedOn)},{" "}
                  {origin + getReleasePath(id)}
                </Cite>
              </>
            )}
          </Resource>
        </>
      )}
    </TextColumn>
  );
}

const Cite = styled.p`
  margin-block-start: ${space(2)};
  overflow-wrap: anywhere;
`;

const Day = styled.p`
  color: ${color.inkMuted};
`;

function ReleasedFigures({ releaseId, theme }: { releaseId: number; theme: Release["themes"][number] }) {
  const {
    componentId,
    hasFile,
    name,
    measure,
    overTime: periodMeasure,
    span,
    source,
    ...publishedFigures
  } = theme;
  const { findings, corrections, periods, lines } = publishedFigures;
  const id = useId();
  const { kind } = measure;
  // On phones, later columns are visible only after scrolling, so the latest period comes first.
  const latestPeriodsFirst = periods
    .map((period, index) => ({ id: `period ${index}`, period, index }))
    .toReversed();
  const latestLabel = span ?? "On that day";
  const hasLatestColumn = !periods.includes(latestLabel);
  return (
    <Section aria-labelledby={id} data-wide>
      <h2 id={id}>{name}</h2>
      <p>
        {hasLatestColumn && periodMeasure && periodMeasure.title !== measure.title ? (
          `${latestLabel}: ${measure.title}. In each period: ${periodMeasure.title}.`
        ) : (
          <>{measure.title}.</>
        )}
      </p>
      {corrections.length > 0 && (
        <DataTable
          table={{
            caption: `Corrected figures, ${name}`,
            columns: [
              { id: "period", label: "Period", kind: "text" },
              { id: "place", label: "Place", kind: "text" },
              { id: "from", label: "Before", kind },
              { id: "to", label: "Now", kind },
              { id: "difference", label: "Difference", kind: "change", isStrong: true },
            ],
            rows: corrections.map(({ period, boundary, from, to }) => ({
              id: `${period} ${boundary}`,
              cells: {
                period,
                place: boundary,
                from,
                to,
                difference: computeDifference(from, to, kind === "percent") ?? "No figure now",
              },
            })),
          }}
        />
      )}
      <ul>
        {findings.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <DataTable
        table={{
          caption: `Figures as published, ${name}`,
          columns: [
            { id: "place", label: "Place", kind: "text" },
            ...(hasLatestColumn ? [{ id: "now", label: latestLabel, kind, isStrong: true as const }] : []),
            ...latestPeriodsFirst.map(({ id: column, period }, index) => ({
              id: column,
              label: period,
              kind,
              ...(!hasLatestColumn && index === 0 && { isStrong: true as const }),
            })),
          ],
          rows: lines.map(({ boundaryId, boundary, figure, values }) => ({
            id: boundaryId,
            cells: {
              place: boundary,
              now: figure,
              ...Object.fromEntries(
                latestPeriodsFirst.map(({ id: column, index }) => [column, values[index] ?? "no-data"]),
              ),
            },
          })),
        }}
      />
      {hasFile && (
        <p>
          <Link
            href={requestUrl("GET /api/releases/:releaseId/figures/:componentId", {
              params: { releaseId, componentId },
            })}
            download
          >
            {name}: download every place and period as published (CSV)
          </Link>
        </p>
      )}
      {source && <SourceLine source={source} />}
    </Section>
  );
}

/** Returns the difference of two shares in percentage points. */
function computeDifference(from: Reading, to: Reading, isShare: boolean): number | null {
  if (typeof from !== "number" || typeof to !== "number") return null;
  return (to - from) * (isShare ? 100 : 1);
}

const Section = styled.section`
  ${stack(2)}
  margin-block-start: ${space(3)};

  > :is(p, ul) { max-width: ${size.measure}; }
`;
