import { styled } from "styled-components";
import { ProgressBar } from "../../charts/ProgressBar/ProgressBar.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { StatusTag } from "../../primitives/StatusTag/StatusTag.tsx";
import { formatCount, plural } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { row } from "../../tokens/layout.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import type { MunicipalityProgress } from "./municipalityProgress.ts";

export function WorkLine({ municipality }: { municipality: MunicipalityProgress }) {
  const { name, contacts, checked, due, overdue, reported, waiting, dueHref } = municipality;
  return (
    <Root>
      {contacts > 0 ? (
        <ProgressBar
          label="Contacts checked this quarter"
          share={checked / contacts}
          detail={`${formatCount(checked)} of ${plural(contacts, "contact", "contacts")}`}
          fill={dataColor.buildingBlock.main}
        />
      ) : (
        <Muted>No contact person is listed yet.</Muted>
      )}
      <Tags>
        {overdue > 0 && <StatusTag kind="danger">{`${formatCount(overdue)} overdue`}</StatusTag>}
        {reported > 0 && <StatusTag kind="danger">{`${formatCount(reported)} reported wrong`}</StatusTag>}
        {waiting > 0 && (
          <StatusTag kind="warning">{`${formatCount(waiting)} waiting for verification`}</StatusTag>
        )}
        {dueHref !== null && (
          <Link href={dueHref} aria-label={`Check ${plural(due, "contact", "contacts")} in ${name}`}>
            Check {plural(due, "contact", "contacts")}
          </Link>
        )}
        {due === 0 && contacts > 0 && <StatusTag kind="success">Nothing is due</StatusTag>}
      </Tags>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Tags = styled.div`
  ${row(1)}
  align-items: center;
  min-height: 2rem;
`;

const Muted = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
