import { requestUrl } from "@gbvf/api/shared/http/requestUrl.ts";
import { SegmentedControl } from "@gbvf/ui/primitives/SegmentedControl/SegmentedControl.tsx";
import { focusRing } from "@gbvf/ui/tokens/focusRing.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useContext, useState } from "react";
import { css, styled } from "styled-components";
import { Origin } from "../../lib/address/Origin.ts";
import { THEME } from "../../lib/address/themeIds.ts";

export const codeStyle = css`
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  background: ${color.sunken};
  font-family: ui-monospace, "Liberation Mono", monospace;
  font-size: ${font.size.small};

  &:focus-visible { ${focusRing} }
`;

interface Snippet {
  id: "python" | "r" | "spreadsheet";
  name: string;
  code: string;
}

const createSnippets = (url: string): readonly Snippet[] => [
  {
    id: "python",
    name: "Python",
    code: `import json, urllib.request

with urllib.request.urlopen("${url}") as response:
    found = json.load(response)
for area in found["areas"]:
    print(area["boundary"], area["figure"])`,
  },
  {
    id: "r",
    name: "R",
    code: `library(jsonlite)

found <- fromJSON("${url}")
print(found$areas[, c("boundary", "figure")])`,
  },
  {
    id: "spreadsheet",
    name: "Spreadsheet",
    code: `// Excel: Data, Get Data, From Other Sources, Blank Query, Advanced Editor
let
    found = Json.Document(Web.Contents("${url}"))
in
    Table.SelectColumns(Table.FromRecords(found[areas]), {"boundary", "figure"})`,
  },
];

export function Snippets() {
  const [chosenId, setChosenId] = useState<Snippet["id"]>("python");
  const path = requestUrl("GET /api/findings", { query: { boundaryId: 0, componentId: THEME.crime } });
  const snippets = createSnippets(useContext(Origin) + path);
  return (
    <Root aria-labelledby="worked-example">
      <h2 id="worked-example">A worked example</h2>
      <p>
        The rate of reported sexual offences in each province. Instead of a missing figure there is a word
        that says why, such as <code lang="en">{"no-data"}</code>.
      </p>
      <SegmentedControl
        label="Language of the example"
        segments={snippets.map(({ name, ...snippet }) => ({ ...snippet, label: name }))}
        value={chosenId}
        onChange={setChosenId}
      />
      <Code tabIndex={0}>{snippets.find(({ id }) => id === chosenId)?.code}</Code>
    </Root>
  );
}

const Root = styled.section`${stack(1.5)}`;

const Code = styled.pre`
  ${codeStyle}
  margin: 0;
  overflow: auto;
`;
