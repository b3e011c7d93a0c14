import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { color, font, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import type { ApiState } from "../../lib/useApi.ts";
import { CrimeCoverage } from "./CrimeCoverage.tsx";
import { CrimeRate } from "./CrimeRate.tsx";

export interface CrimePanelProps {
  stats: ApiState<CrimeStats>;
  /** The theme's record; undefined until it has arrived. */
  component: Component | undefined;
  /** The chosen crime types; none means all. */
  options: readonly number[];
}

/** A place's own crime figures: rate, types, periods, where they come from and how to read them. */
export function CrimePanel({ stats, component, options }: CrimePanelProps) {
  const chosen = component?.options.filter(({ id }) => options.includes(id)) ?? [];
  return (
    <Stack>
      {chosen.length > 0 && <p>Only: {chosen.map(({ name }) => name).join(", ")}.</p>}
      <Resource
        {...stats}
        onRetry={stats.retry}
        skeleton={<PanelSkeleton />}
        isEmpty={({ boundaryLevel }) => boundaryLevel.total === null}
      >
        {(answer) => (
          <Stack>
            <CrimeRate stats={answer} options={options} />
            <CrimeCoverage boundary={answer.boundaryLevel} />
          </Stack>
        )}
      </Resource>
      <Notes>
        <p>A higher number can also mean that more people report, or that the police record more.</p>
        {component && (
          <p>
            <Link href={component.linkUrl} isExternal>
              {component.linkTitle}
            </Link>
          </p>
        )}
      </Notes>
    </Stack>
  );
}

function PanelSkeleton() {
  return (
    <Stack>
      <Skeleton width="10rem" height="2.75rem" />
      <Skeleton lines={2} />
      <Skeleton height="16rem" />
      <Skeleton height="14rem" />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  > * { min-width: 0; }
`;

const Notes = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(2)};
  border-top: 1px solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
