import * as chartWords from "@gbvf/api/lib/words/chart/english.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { MAX_GROUP_NAME } from "../../lib/address/filters.ts";
import { to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useWords } from "../../lib/words/useWords.tsx";

export function GroupName() {
  const { plain, say } = useWords();
  const { filters, change } = useFilters();
  const [typed, setTyped] = useState(filters.group ?? "");
  const name = () => change({ type: "name group", name: typed });
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        name();
      }}
    >
      <TextField
        label={plain(chartWords.groupName)}
        description={plain(chartWords.groupNameKept)}
        maxLength={MAX_GROUP_NAME}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onBlur={name}
      />
      <Link href={to("grid", filters)}>{say(chartWords.inGrid)}</Link>
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)} ${space(3)};

  > :first-child { flex: 0 1 24rem; }
  > a { padding-block-end: ${space(1)}; }
  ${media.print} { display: none; }
`;
