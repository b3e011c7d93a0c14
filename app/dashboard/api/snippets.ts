export interface Snippet {
  id: "python" | "r" | "spreadsheet";
  name: string;
  code: string;
}

export const snippetsFor = (address: string): readonly Snippet[] => [
  {
    id: "python",
    name: "Python",
    code: `import json, urllib.request

with urllib.request.urlopen("${address}") as answer:
    found = json.load(answer)
for area in found["areas"]:
    print(area["boundary"], area["figure"])`,
  },
  {
    id: "r",
    name: "R",
    code: `library(jsonlite)

found <- fromJSON("${address}")
print(found$areas[, c("boundary", "figure")])`,
  },
  {
    id: "spreadsheet",
    name: "Spreadsheet",
    code: `// Excel: Data, Get Data, From Other Sources, Blank Query, Advanced Editor
let
    found = Json.Document(Web.Contents("${address}"))
in
    Table.SelectColumns(Table.FromRecords(found[areas]), {"boundary", "figure"})`,
  },
];
