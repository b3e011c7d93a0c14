import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { licence, to } from "../../lib/address/paths.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { pageIntros } from "../shell/pageIntros.ts";
import { WithContents } from "../shell/WithContents.tsx";
import { themes } from "../themes/registry.ts";
import { GeneralRules } from "./GeneralRules.tsx";
import { Licence } from "./Licence.tsx";
import { MeasureSection } from "./MeasureSection.tsx";

const { title, intro } = pageIntros.methods;

export function MethodsPage() {
  useTitle("Methods");
  const measures = useApi("GET /api/findings/measures", {});
  return (
    <TextColumn>
      <header>
        <h1>{title}</h1>
      </header>
      <p>{intro}</p>
      <WithContents
        entries={[
          ...(measures.data?.map(({ anchor, name }) => ({ href: `${to("methods")}#${anchor}`, name })) ??
            (measures.error ? [] : themes.map(() => null))),
          { href: `${to("methods")}#rules`, name: "What holds for all figures" },
          { href: licence, name: "Licence" },
        ]}
      >
        <Resource
          {...measures}
          skeleton={<Skeleton lines={4} height="12rem" />}
          isEmpty={(all) => all.length === 0}
        >
          {(all) => all.map((measure) => <MeasureSection key={measure.anchor} measure={measure} />)}
        </Resource>
        <GeneralRules />
        <Licence sources={measures.data ?? []} />
      </WithContents>
    </TextColumn>
  );
}
