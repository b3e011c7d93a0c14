import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { plainStringsIn } from "./plainStrings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** English also where the page is not: behind sign-in, in code and files for programs, and for those who use `ui`. */
const ENGLISH =
  /^app\/(areas|auth|profile|build|Questionnaire)\/|^app\/lib\/(form|list|session|sheet|sign-in-again|errors)\/|^app\/dashboard\/api\/(exampleAddress|snippets|CommandLine)|^app\/layouts\/(Account|Application|AreaFrame|AreaNav|Logout|OtherDashboards|Profile|SecondFactor|StartNotice)|^ui\/tokens\/|^ui\/[^/]*$|^ui\/primitives\/(ConflictChoice|FileDrop|History|ListTable|PasswordField|Stepper)\/|^ui\/widgets\/(CheckQueue|LetterPreview|MunicipalityBlocks|QuestionResult)\/|^ui\/charts\/(csv|withAbout|workbook)\.ts$/;
/** Names, and what the API writes in English. */
const NAMES = ["GBVF Dashboard", "Emfuleni", "Umlazi", "Polokwane", "so far"];

const files = globSync("{app,ui}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (name) => /node_modules|(^|\/)dist(\/|$)|\.(test|stories|fixture|config|d)\.tsx?$/.test(name),
}).filter((file) => !ENGLISH.test(file));
const found = files.flatMap((file) =>
  plainStringsIn(file, readFileSync(`${root}/${file}`, "utf8"))
    .filter(({ text }) => !NAMES.includes(text))
    .map(({ line, text }) => `${file}:${line}: ${text}`),
);

test("every text of app and ui comes from a catalogue or a prop", () => {
  expect(files.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
});

test.each([
  ["<p>Updated today</p>", 1],
  ["<p>{count} areas</p>", 1],
  ['<Button aria-label="close" />', 1],
  ['<Part title={isOpen ? "Hide" : "Show"} />', 2],
  ["<Part note={`$" + "{count} of all`} />", 1],
  ['const words = { rose: "up from" }', 1],
  ['plural(count, "report", "reports")', 2],
  ['<p>{say("Updated today")}</p>', 0],
  ['<Button aria-label={plain("Close {name}", { name })} />', 0],
  ['<Part title={written("Share")} />', 0],
  ['plain(isOpen ? "Hide the map" : "Show the map")', 0],
  ['<Icon name="close" size={18} />', 0],
  ["const Root = styled.p`margin: 0 auto;`", 0],
  ['if (kind === "Show all") throw new Error("No such place")', 0],
  ["const path = `/home/$" + "{place}`", 0],
])("%s has %i texts outside the catalogues", (source, count) => {
  expect(plainStringsIn("Example.tsx", source)).toHaveLength(count);
});
