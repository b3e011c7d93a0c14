import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { space } from "@gbvf/ui/theme/tokens.ts";
import { CrimePieSkeleton } from "@gbvf/ui/widgets/CrimePie/CrimePieSkeleton.tsx";
import { CrimeYearBarsSkeleton } from "@gbvf/ui/widgets/CrimeYearBars/CrimeYearBarsSkeleton.tsx";
import { styled } from "styled-components";
import type { ApiState } from "../../lib/useApi.ts";
import { CrimeDetails } from "./CrimeDetails.tsx";

export interface CrimePanelProps {
  stats: ApiState<CrimeStats>;
  /** The theme's record; undefined until it has arrived. */
  component: Component | undefined;
  /** The chosen crime types; none means all. */
  options: readonly number[];
  /** Their names, where only some are shown. */
  optionNames: readonly string[];
}

/** A place's own crime figures, and where to read how they are made. */
export function CrimePanel({ stats, component, options, optionNames }: CrimePanelProps) {
  return (
    <Stack>
      {optionNames.length > 0 && <p>Only: {optionNames.join(", ")}.</p>}
      <Resource
        {...stats}
        onRetry={stats.retry}
        skeleton={
          <Stack>
            <CrimePieSkeleton />
            <CrimeYearBarsSkeleton />
          </Stack>
        }
        isEmpty={({ boundaryLevel }) => boundaryLevel.total === null}
      >
        {(answer) => (
          <Stack>
            <CrimeDetails stats={answer} options={options} />
          </Stack>
        )}
      </Resource>
      {component && (
        <p>
          <Link href={component.linkUrl} isExternal>
            {component.linkTitle}
          </Link>
        </p>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  > * { min-width: 0; }
`;
