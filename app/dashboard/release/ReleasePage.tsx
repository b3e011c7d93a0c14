import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { releasePage, to } from "../../lib/address/paths.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { ReleasedFigures } from "./ReleasedFigures.tsx";

export function ReleasePage() {
  const { releaseId: typed = "" } = useParams();
  const releaseId = /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
  const release = useApi(
    "GET /api/releases/:releaseId",
    releaseId === null ? null : { params: { releaseId } },
  );
  useTitle(release.data?.title ?? "Release");
  const isUnknown = releaseId === null || release.error?.status === 404;
  return (
    <TextColumn>
      <p>
        <Link href={to("releases")}>All releases and corrections</Link>
      </p>
      {isUnknown ? (
        <>
          <h1>Release</h1>
          <Alert>There is no such release.</Alert>
        </>
      ) : (
        <>
          <h1>{release.data ? release.data.title : "Release"}</h1>
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
                    <StatusTag kind="warning">Invented figures, for demonstration</StatusTag>
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
                  {window.location.origin + releasePage(id)}
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
