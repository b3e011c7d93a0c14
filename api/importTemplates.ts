import { existsSync, writeFileSync } from "node:fs";
import Papa from "papaparse";
import { z } from "zod";
import { LAYOUT as BUILDING_BLOCKS } from "./building-block/import/layout.ts";
import { LAYOUT as CHALLENGES } from "./collective-action/import/layout.ts";
import { LAYOUT as HEALTH_CHECKS } from "./health-check/import/layout.ts";
import { ImportError } from "./import/ImportError.ts";
import { PRIVATE_FILE } from "./lib/privateFolder.ts";
import { readReference } from "./lib/readReference.ts";

const Block = z.object({
  building_block_id: z.string(),
  description: z.string(),
  is_included: z.enum(["yes", "no"]),
});
const Requirement = z.object({ building_block_id: z.string(), description: z.string() });
const Question = z.object({ asked_of: z.string(), question: z.string(), answers: z.string() });

type Template = { columns: readonly string[]; rows: Record<string, string>[] };

/** What can be written as a file to fill in, by the word that the import is given. */
const TEMPLATE_OF = {
  crime: async (): Promise<Template> => ({
    columns: ["province", "station", "period", "category", "count"],
    rows: [],
  }),
  buildingblocks: async () => ({ columns: columnsOf(BUILDING_BLOCKS), rows: await requirementRows() }),
  healthchecks: async () => ({ columns: columnsOf(HEALTH_CHECKS), rows: await answerRows() }),
  collectiveactions: async (): Promise<Template> => ({ columns: columnsOf(CHALLENGES), rows: [] }),
};
export type TemplateKind = keyof typeof TEMPLATE_OF;
export const TEMPLATES = Object.keys(TEMPLATE_OF) as TemplateKind[];

/**
 * Writes a file to fill in.
 * @throws {ImportError} where there is such a file, which is never overwritten
 */
export async function writeTemplate(kind: TemplateKind, file: string): Promise<void> {
  if (existsSync(file)) throw new ImportError(file, "there is a file of that name already.");
  writeFileSync(file, await templateText(kind), { mode: PRIVATE_FILE });
}

/**
 * A file to fill in, as South African Excel opens it: with semicolons and a byte order mark. What can be known of each
 * row stands in it already.
 */
export async function templateText(kind: TemplateKind): Promise<string> {
  const { columns, rows } = await TEMPLATE_OF[kind]();
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((column) => row[column] ?? "")) },
    { delimiter: ";" },
  );
  return `\uFEFF${text}\r\n`;
}

const columnsOf = ({ required, optional }: { required: readonly string[]; optional: readonly string[] }) => [
  ...required,
  ...optional,
];

/** A row for every requirement. */
async function requirementRows(): Promise<Template["rows"]> {
  const blocks = await readReference("building_blocks.csv", Block);
  const requirements = await readReference("building_block_requirements.csv", Requirement);
  return blocks
    .filter(({ is_included }) => is_included === "yes")
    .flatMap((block) =>
      requirements
        .filter((each) => each.building_block_id === block.building_block_id)
        .map(({ description }) => ({ building_block: block.description, requirement: description })),
    );
}

/** A row for every answer that the staff, and the students, can give. */
async function answerRows(): Promise<Template["rows"]> {
  const questions = await readReference("health_check_questions.csv", Question);
  return ["staff", "students"].flatMap((survey) =>
    questions
      .filter(({ asked_of }) => asked_of === "both" || asked_of === survey)
      .flatMap(({ question, answers }) =>
        answers.split("|").map((answer) => ({ survey, question, answer: answer.split("=")[0] as string })),
      ),
  );
}
