import type { ReleaseSummary } from "@gbvf/api/release/contract.ts";
import { keepPeriods } from "@gbvf/ui/charts/Figure/keepPeriods.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { getReleasePath } from "../../lib/address/paths.ts";
import { useApi } from "../../lib/api-client/useApi.ts";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { pageIntros } from "../shell/pageIntros.ts";

const { title, intro } = pageIntros.releases;

export function ReleasesPage() {
  const releases = useApi("GET /api/releases", {});
  return (
    <TextColumn>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p>{intro}</p>
      <p>
        <Link href="/api/releases.atom" isExternal>
          Follow new releases
        </Link>{" "}
        in a feed reader (Atom).
      </p>
      <div data-wide>
        <Resource
          {...releases}
          skeleton={<Skeleton height="5rem" lines={4} />}
          isEmpty={(all) => all.length === 0}
          emptyMessage="Nothing has been released yet."
        >
          {(all) => (
            <List>
              {all.map((release) => (
                <li key={release.releaseId}>
                  <Entry release={release} />
                </li>
              ))}
            </List>
          )}
        </Resource>
      </div>
    </TextColumn>
  );
}

function Entry({ release }: { release: ReleaseSummary }) {
  const { releaseId, publishedOn, title, summary, corrections, isDemonstration } = release;
  return (
    <Row aria-labelledby={`release-${releaseId}`}>
      <Day>{formatDate(publishedOn)}</Day>
      <div>
        <h2 id={`release-${releaseId}`}>
          <Link href={getReleasePath(releaseId)}>{keepPeriods(title)}</Link>
        </h2>
        {summary.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Tags>
        {isDemonstration && <StatusTag kind="warning">Demonstration data</StatusTag>}
        {corrections > 0 && (
          <StatusTag kind="neutral">{`Corrects ${plural(corrections, "figure", "figures")}`}</StatusTag>
        )}
      </Tags>
    </Row>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  list-style: none;

  > li { padding-block-start: ${space(2)}; border-top: 1px solid ${color.line}; }
  h2 { margin-block-end: ${space(0.5)}; font-size: ${font.size.large}; line-height: 1.25; overflow-wrap: anywhere; }
`;

const Row = styled.article`
  display: grid;
  gap: ${space(0.5)} ${space(3)};

  ${media.wide} { grid-template-columns: 9rem minmax(0, 1fr) auto; align-items: start; }
`;

const Tags = styled.div`
  ${row(1)}
`;

const Day = styled.p`
  color: ${color.inkMuted};
`;
