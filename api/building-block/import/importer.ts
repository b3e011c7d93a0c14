import { z } from "zod";
import type { Importer, Template } from "../../import/Importer.ts";
import { readReference } from "../../lib/figures/readReference.ts";
import { importBuildingBlocks } from "./importBuildingBlocks.ts";
import { LAYOUT } from "./readFileRow.ts";
import { findImportsToWithdraw, provincesOfImports, withdrawImports } from "./withdrawImports.ts";

const Block = z.object({
  building_block_id: z.string(),
  description: z.string(),
  is_included: z.enum(["yes", "no"]),
});
const Requirement = z.object({ building_block_id: z.string(), description: z.string() });

export const importer: Importer = {
  run: importBuildingBlocks,
  withdrawal: {
    findImports: findImportsToWithdraw,
    withdraw: withdrawImports,
    secondPersonIn: provincesOfImports,
  },
  template: async () => ({
    columns: [...LAYOUT.required, ...LAYOUT.optional],
    rows: await readTemplateRows(),
  }),
};

async function readTemplateRows(): Promise<Template["rows"]> {
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
