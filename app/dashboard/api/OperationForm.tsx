import type { Operation } from "@gbvf/api/open-data/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { size } from "@gbvf/ui/tokens/tokens.ts";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { useWords } from "../../lib/words/useWords.tsx";
import { CommandLine } from "./CommandLine.tsx";
import { addressOf, exampleOf } from "./exampleAddress.ts";
import { RunAnswer } from "./RunAnswer.tsx";
import { useRun } from "./useRun.ts";

export interface OperationFormProps {
  operation: Operation & { path: string };
}

export function OperationForm({ operation }: OperationFormProps) {
  const { say } = useWords();
  const { path, description, parameters, responses } = operation;
  const [typed, setTyped] = useState(exampleOf(operation));
  const { answer, run } = useRun();
  const address = addressOf(path, operation, typed);
  const [type = "application/json"] = Object.keys(responses["200"]?.content ?? {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address !== null) void run(address);
  };
  return (
    <Root onSubmit={submit}>
      {description && <p>{description}</p>}
      {parameters.map(({ name, description: meaning, required }) => (
        <TextField
          key={name}
          label={name}
          description={meaning}
          isOptional={!required}
          value={typed[name] ?? ""}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          autoComplete="off"
          spellCheck="false"
        />
      ))}
      {address !== null && <CommandLine address={window.location.origin + address} />}
      <ButtonRow>
        {type === "application/json" ? (
          <Button type="submit" variant="primary" isDisabled={address === null}>
            {say("Run")}
          </Button>
        ) : (
          address !== null && (
            <Link href={address} variant="primary" download>
              {say("Get the file")}
            </Link>
          )
        )}
      </ButtonRow>
      <RunAnswer answer={answer} />
    </Root>
  );
}

const Root = styled.form`
  ${stack(2)}
  max-width: ${size.measure};
`;
