import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useApi } from "../../lib/useApi.ts";
import { useTitle } from "../../lib/useTitle.ts";
import { pageIntros } from "../shell/pageIntros.ts";
import { Contents } from "./Contents.tsx";
import { GeneralRules } from "./GeneralRules.tsx";
import { Licence } from "./Licence.tsx";
import { MeasureSection } from "./MeasureSection.tsx";
import { useAnchor } from "./useAnchor.ts";

const { title, intro } = pageIntros.methods;

/** How every figure is made: each theme's part from what the theme itself declares, then what holds for all. */
export function MethodsPage() {
  useTitle("Methods");
  const measures = useApi("GET /api/findings/measures", {});
  useAnchor(measures.data);
  return (
    <TextColumn>
      <header>
        <h1>{title}</h1>
      </header>
      <p>{intro}</p>
      <Contents measures={measures.data ?? []} />
      <Resource
        {...measures}
        onRetry={measures.retry}
        skeleton={<Skeleton lines={4} height="12rem" />}
        isEmpty={(all) => all.length === 0}
      >
        {(all) => all.map((measure) => <MeasureSection key={measure.anchor} measure={measure} />)}
      </Resource>
      <GeneralRules />
      <Licence sources={measures.data ?? []} />
    </TextColumn>
  );
}
