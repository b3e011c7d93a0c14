import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { searchContact } from "./directory/contract.ts";
import { writeService } from "./directory/help/writeService.ts";
import { OperatorError } from "./lib/operating/env.ts";
import { runProgram } from "./lib/operating/runProgram.ts";
import { html } from "./lib/text/html.ts";

const USAGE = `Usage: node api/failurePagesCommand.ts ORIGIN FOLDER
  writes the two lines that every page shows into the pages in FOLDER that nginx shows when no process answers`;

/** The list of help lines in each page of deploy/failures. */
const LIST = /<ul>.*?<\/ul>/s;
const LINE_COUNT = 2;

const [origin, folder] = process.argv.slice(2);
await runProgram(async () => {
  if (origin === undefined || folder === undefined) throw new OperatorError(USAGE);
  const list = await readList(origin);
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".html")) continue;
    const file = join(folder, name);
    const page = await readFile(file, "utf8");
    const updated = page.replace(LIST, () => list);
    if (updated === page) continue;
    await writeFile(`${file}.new`, updated, { mode: 0o644 });
    await rename(`${file}.new`, file);
    console.log(`Written: ${file}`);
  }
});

async function readList(from: string): Promise<string> {
  const response = await fetch(new URL(searchContact.path, from));
  if (!response.ok) throw new OperatorError(`${from} responded ${response.status}. Nothing was written.`);
  const callable = searchContact.response
    .parse(await response.json())
    .flatMap((line) =>
      writeService(line)
        .calls.slice(0, 1)
        .map((call) => ({ ...call, name: line.name })),
    )
    .slice(0, LINE_COUNT);
  if (callable.length < LINE_COUNT)
    throw new OperatorError("There are not two lines to show. Nothing was written.");
  const { markup } = html`<ul>${callable.map(
    ({ name, dialled, number }) => html`
          <li><span>${name}</span> <a href="tel:${dialled}">${number}</a></li>`,
  )}
        </ul>`;
  return markup;
}
