import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Instruction = { name: string; value: string };

export const containerfile: readonly Instruction[] = readFileSync(
  fileURLToPath(new URL("../deploy/Containerfile", import.meta.url)),
  "utf8",
)
  .replaceAll(/^#.*\n/gm, "")
  .replaceAll(/\\\n\s*/g, " ")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [, name = "", value = ""] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return { name, value: value.trim() };
  });

export const getValues = (name: string): string[] =>
  containerfile.filter((each) => each.name === name).map(({ value }) => value);

export const getFinalStage = (): readonly Instruction[] =>
  containerfile.slice(containerfile.findLastIndex(({ name }) => name === "FROM"));
