import * as english from "@gbvf/api/lib/words/home/english.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { size, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { pageIntros } from "../shell/pageIntros.ts";
import { Contents } from "./Contents.tsx";
import { GeneralRules } from "./GeneralRules.tsx";
import { Licence } from "./Licence.tsx";
import { MeasureSection } from "./MeasureSection.tsx";
import { useAnchor } from "./useAnchor.ts";

const { title, intro } = pageIntros.methods;

export function MethodsPage() {
  const { plain, say } = useWords();
  useTitle(plain(english.methods));
  const measures = useApi("GET /api/findings/measures", {});
  useAnchor(measures.data);
  return (
    <TextColumn>
      <header>
        <h1>{say(title)}</h1>
      </header>
      <p>{say(intro)}</p>
      <Columns data-wide>
        <Contents measures={measures.error ? [] : measures.data} />
        <Parts>
          <Resource
            {...measures}
            skeleton={<Skeleton lines={4} height="12rem" />}
            isEmpty={(all) => all.length === 0}
          >
            {(all) => all.map((measure) => <MeasureSection key={measure.anchor} measure={measure} />)}
          </Resource>
          <GeneralRules />
          <Licence sources={measures.data ?? []} />
        </Parts>
      </Columns>
    </TextColumn>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(6)};

  ${media.wide} { grid-template-columns: minmax(0, ${size.measure}) minmax(12rem, 1fr); }
  ${media.print} { display: block; }
`;

const Parts = styled.div`
  ${stack(3)}

  ${media.wide} { grid-area: 1 / 1; }
  ${media.print} { display: block; }
`;
