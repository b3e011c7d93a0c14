import type { SheetChanges } from "@gbvf/api/questionnaire/contract.ts";
import { plural } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export function SheetChangesList({ changes }: { changes: SheetChanges }) {
  const { added, removed, reworded, rescored, brokenTrends, questionCount } = changes;
  const isSame = added.length + removed.length + reworded.length + rescored.length === 0;
  return (
    <Root>
      <p>
        {plural(questionCount, "question", "questions")}.{" "}
        {isSame ? "They are the same as in the last questionnaire." : "Compared with the last questionnaire:"}
      </p>
      {brokenTrends.length > 0 && (
        <Warning>
          <strong>This questionnaire ends these trends: {brokenTrends.join(", ")}.</strong> From the next
          quarter on, their results cannot be compared with earlier ones.
        </Warning>
      )}
      <Part title="Added" items={added.map((each) => ({ key: each.questionKey, text: each.description }))} />
      <Part
        title="Removed"
        items={removed.map((each) => ({ key: each.questionKey, text: each.description }))}
      />
      <Part
        title="Reworded"
        items={reworded.map((each) => ({ key: each.questionKey, text: each.after, before: each.before }))}
      />
      <Part
        title="Rescored"
        items={rescored.map((each) => ({
          key: each.questionKey,
          text: `${each.description}: ${each.after}`,
          before: each.before,
        }))}
      />
    </Root>
  );
}

interface PartProps {
  title: string;
  items: readonly { key: string; text: string; before?: string }[];
}

function Part({ title, items }: PartProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>
        {title} ({items.length})
      </h4>
      <ul>
        {items.map(({ key, text, before }) => (
          <li key={`${key} ${text}`}>
            {before !== undefined && (
              <>
                <del>{before}</del>{" "}
              </>
            )}
            {text} <small>{key}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Root = styled.div`
  ${stack(1.5)}
  padding-block: ${space(2)};
  overflow-wrap: anywhere;

  del, small { color: ${color.inkMuted}; }
  li { font-size: ${font.size.small}; }
`;

const Warning = styled.p`
  padding: ${space(1)} ${space(1.5)};
  border-inline-start: 4px solid ${color.warning};
  background: ${color.warningTint};
`;
