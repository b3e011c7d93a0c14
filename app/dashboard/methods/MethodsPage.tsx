import * as english from "@gbvf/api/lib/words/home/english.ts";
import * as methodWords from "@gbvf/api/lib/words/methods/english.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { TextColumn } from "../../layouts/TextColumn.tsx";
import { licence, to } from "../../lib/address/paths.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useTitle } from "../../lib/page/useTitle.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { pageIntros } from "../shell/pageIntros.ts";
import { WithContents } from "../shell/WithContents.tsx";
import { themes } from "../themes/registry.ts";
import { GeneralRules } from "./GeneralRules.tsx";
import { Licence } from "./Licence.tsx";
import { MeasureSection } from "./MeasureSection.tsx";

const { title, intro } = pageIntros.methods;

export function MethodsPage() {
  const { plain, say } = useWords();
  useTitle(plain(english.methods));
  const measures = useApi("GET /api/findings/measures", {});
  return (
    <TextColumn>
      <header>
        <h1>{say(title)}</h1>
      </header>
      <p>{say(intro)}</p>
      <WithContents
        entries={[
          ...(measures.data?.map(({ anchor, name }) => ({ href: `${to("methods")}#${anchor}`, name })) ??
            (measures.error ? [] : themes.map(() => null))),
          { href: `${to("methods")}#rules`, name: methodWords.holdsForAll },
          { href: licence, name: english.licence },
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
