import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { MAX_GROUP_NAME } from "../../lib/address/filters.ts";
import { to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";

export function GroupName() {
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
        label="Name of these places"
        description="It is in the address, so that a link to this page keeps it."
        maxLength={MAX_GROUP_NAME}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onBlur={name}
      />
      <Link href={to("grid", filters)}>Show these places in the grid</Link>
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
