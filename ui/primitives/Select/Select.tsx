import type { Ref } from "react";
import { Button } from "react-aria-components/Button";
import type { Key } from "react-aria-components/ListBox";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, space } from "../../tokens/tokens.ts";
import { FieldIntroduction, FieldProblem, type FieldWords } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldLook.ts";
import { Icon } from "../Icon/Icon.tsx";
import { choiceList, choiceLook, PopoverSurface } from "../Popover/PopoverSurface.tsx";

export interface SelectOption<Id extends Key = Key> {
  id: Id;
  name: string;
}

export interface SelectProps<Id extends Key> extends FieldWords {
  options: readonly SelectOption<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** For moving the focus to the opening button. */
  inputRef?: Ref<HTMLButtonElement>;
}

/** For few options; a letter jumps. For many use a `ComboBox`. */
export function Select<Id extends Key>({ options, value, onChange, inputRef, ...props }: SelectProps<Id>) {
  const { label, description, errorMessage, isOptional, placeholder = "Choose…", ...rest } = props;
  return (
    <Root
      {...rest}
      value={value}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      placeholder={placeholder}
      isInvalid={errorMessage !== undefined}
    >
      <FieldIntroduction label={label} description={description} isOptional={isOptional} />
      <Box ref={inputRef} data-invalid={errorMessage === undefined ? undefined : true}>
        <Value />
        <Icon name="chevronDown" />
      </Box>
      <FieldProblem errorMessage={errorMessage} />
      <PopoverSurface>
        <Choices items={options}>
          {({ id, name }) => (
            <Choice id={id} textValue={name}>
              {name}
              {id === value && <Icon name="check" size={18} />}
            </Choice>
          )}
        </Choices>
      </PopoverSurface>
    </Root>
  );
}

const Root = styled(AriaSelect)`${fieldLayout}` as typeof AriaSelect;

const Box = styled(Button)`
  ${fieldBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  width: 100%;
  padding: ${space(0.5)} ${space(1)} ${space(0.5)} ${space(1.5)};
  text-align: start;
  cursor: pointer;

  &[data-disabled] { cursor: not-allowed; }
  ${media.forcedColors} { border-color: ButtonText; }
`;

const Value = styled(SelectValue)`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-placeholder] { color: ${color.inkMuted}; }
  /* The list's tick says which one is chosen among others; here there is only the one. */
  svg { display: none; }
`;

const Choices = styled(ListBox<SelectOption>)`${choiceList}` as typeof ListBox;

const Choice = styled(ListBoxItem)`
  ${choiceLook}
  justify-content: space-between;
`;
