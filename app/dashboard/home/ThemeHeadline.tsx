import { formatDate } from "@gbvf/ui/charts/format.ts";
import { isFigure, readOut } from "@gbvf/ui/charts/reading.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import type { ApiState } from "../../lib/useApi.ts";
import type { HeadlineModel } from "../themes/Theme.ts";

export interface ThemeHeadlineProps<Answer> {
  answer: ApiState<Answer>;
  headlineOf: (answer: Answer) => HeadlineModel;
}

/** With unit, place, period and source. */
export function ThemeHeadline<Answer>({ answer, headlineOf }: ThemeHeadlineProps<Answer>) {
  return (
    <Resource
      {...answer}
      onRetry={answer.retry}
      skeleton={
        <Root>
          <Skeleton height="5.5rem" />
        </Root>
      }
    >
      {(arrived) => <Headline {...headlineOf(arrived)} />}
    </Resource>
  );
}

function Headline({ reading, format, words, place, period, source }: HeadlineModel) {
  const isNothing = reading === "no-data";
  return (
    <Root>
      <Figure data-figure={isFigure(reading)}>
        {isNothing ? "No data available" : readOut(reading, format)}
      </Figure>
      <Words>
        {words}
        <br />
        {[place, period].filter(Boolean).join(", ")}
      </Words>
      {source && (
        <Source>
          {source.description}. Updated {formatDate(source.capturedOn)}
        </Source>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(0.5)} ${space(2)};
  min-height: 7rem;
  align-content: start;

  ${media.narrow} { min-height: 10.5rem; }
  ${media.print} { min-height: 0; }
`;

const Figure = styled.strong`
  line-height: 1.15;

  &[data-figure="true"] { font-size: ${font.size.display}; line-height: 1.05; letter-spacing: -0.02em; }
  &[data-figure="false"] { font-size: ${font.size.large}; }
`;

const Words = styled.p`
  flex: 1 1 12rem;
  line-height: 1.3;

  ${media.narrow} { flex-basis: 100%; }
`;

const Source = styled.small`
  flex-basis: 100%;
  color: ${color.inkMuted};
`;
