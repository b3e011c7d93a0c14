import type { CrimeStats } from "@gbvf/api/crime/contract.ts";
import { formatCount, formatRate } from "@gbvf/ui/charts/format.ts";
import { color, font, space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import { figuresOf } from "./crimeFigures.ts";

/** The rate as one large figure, with its unit, its period and the two numbers that it is made of. */
export function CrimeRate({ stats, options }: { stats: CrimeStats; options: readonly number[] }) {
  const { boundaryLevel, reportingSpan } = stats;
  const { rate, total } = figuresOf(boundaryLevel, options);
  const people = boundaryLevel.coveredPeopleCount;
  return (
    <div>
      <Figure>
        <strong>{rate === null ? "–" : formatRate(rate)}</strong>
        <span>
          reports per 100,000 people
          <br />
          {reportingSpan?.label}
        </span>
      </Figure>
      <Small>
        {total === null ? "No reports were captured" : `${formatCount(total)} reports`}
        {people !== null && ` among ${formatCount(people)} people (Census 2022, by police precinct)`}.
        {rate === null && total !== null && " Without a count of people there is no rate."}
      </Small>
    </div>
  );
}

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(0.5)} ${space(1.5)};
  line-height: 1.3;

  strong { font-size: ${font.size.display}; line-height: 1; letter-spacing: -0.02em; }
`;

const Small = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
