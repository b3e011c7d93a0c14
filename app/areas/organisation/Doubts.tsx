import type { Doubt } from "@gbvf/api/survey/contract.ts";
import { Note } from "./Note.tsx";

const TEXTS: Readonly<Record<Doubt, { title: string; text: string }>> = {
  "more-than-expected": {
    title: "More answers than people.",
    text: "There are more answers than responses were expected when the first one came: more people were asked than was said, or somebody answered more than once.",
  },
  fast: {
    title: "Many answers came in a short time.",
    text: "Where people did not answer together, in a meeting for example, somebody may have answered many times.",
  },
};

export function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  return doubts.map((doubt) => (
    <Note key={doubt}>
      <strong>{TEXTS[doubt].title}</strong> {TEXTS[doubt].text} With slips everybody can answer only once.
    </Note>
  ));
}
