import { type Ref, useImperativeHandle, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox, Input, type Key, useFilter } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Text } from "react-aria-components/Text";
import { styled } from "styled-components";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { FieldIntroduction, FieldProblem, type FieldWords } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldLook.ts";
import { Icon } from "../Icon/Icon.tsx";
import { choiceList, choiceLook, PopoverSurface } from "../Popover/PopoverSurface.tsx";

export interface ComboBoxOption<Id extends Key = Key> {
  id: Id;
  name: string;
  /** A second, smaller line for options with the same name. */
  detail?: string;
  /** The server found it, so its name may not contain what is typed. */
  isFound?: boolean;
}

export interface ComboBoxProps<Id extends Key> extends FieldWords {
  options: readonly ComboBoxOption<Id>[];
  value: Id | null;
  /** Null when cleared. */
  onChange: (value: Id | null) => void;
  placeholder?: string;
  isDisabled?: boolean;
  isLoading?: boolean;
  emptyMessage?: string;
  /** For options or names that only the server knows. */
  onSearch?: (text: string) => void;
  inputRef?: Ref<{ focus: (options?: FocusOptions) => void }>;
}

/**
 * - **When:** One of many: a municipality, an organisation.
 * - **When not:** Fewer than about ten choices: use `SelectField` or `RadioGroup`. Any text is allowed: use
 *   `TextField`.
 * - **Keys:** Tab moves to the field, which opens the list, then to Clear. Letters narrow the list, ↑ and ↓
 *   move in it, Enter takes the option, Escape closes it.
 */
export function ComboBox<Id extends Key>({ options, value, onChange, ...props }: ComboBoxProps<Id>) {
  const { label, description, errorMessage, placeholder, isDisabled, isLoading = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const { contains } = useFilter({ sensitivity: "base" });
  const found = new Set(options.filter(({ isFound }) => isFound).map(({ name }) => name));
  useImperativeHandle(props.inputRef, () => ({
    focus: (options?: FocusOptions) => input.current?.focus(options),
  }));
  return (
    <Root
      defaultItems={options}
      defaultFilter={(name, typed) => contains(name, typed) || found.has(name)}
      value={value}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      onInputChange={props.onSearch}
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
    >
      {({ isOpen }) => (
        <>
          <FieldIntroduction label={label} description={description} />
          <Box isDisabled={isDisabled} isInvalid={errorMessage !== undefined} aria-busy={isLoading}>
            <Input ref={input} placeholder={isLoading ? "Loading…" : placeholder} />
            {value !== null && !isDisabled && (
              <Button
                slot={null}
                // React Aria hides everything except field and list from screen readers while the list is
                // open.
                excludeFromTabOrder={isOpen}
                aria-label={`Clear ${label}`}
                preventFocusOnPress
                onPress={({ pointerType }) => {
                  onChange(null);
                  // The button disappears with the choice, so keyboard users need a new place for the focus.
                  if (pointerType === "keyboard" || pointerType === "virtual") input.current?.focus();
                }}
              >
                <Icon name="close" size={18} />
              </Button>
            )}
            <Button aria-label="Show suggestions">
              <Icon name="chevronDown" />
            </Button>
          </Box>
          <FieldProblem errorMessage={errorMessage} />
          <PopoverSurface>
            <Choices
              renderEmptyState={() => (
                <Empty>{isLoading ? "Loading…" : (props.emptyMessage ?? "No matches")}</Empty>
              )}
            >
              {(option: ComboBoxOption<Id>) => (
                <Choice id={option.id} textValue={option.name}>
                  <span>
                    <Text slot="label">{option.name}</Text>
                    {option.detail && <Detail slot="description">{option.detail}</Detail>}
                  </span>
                  {option.id === value && <Icon name="check" size={18} />}
                </Choice>
              )}
            </Choices>
          </PopoverSurface>
        </>
      )}
    </Root>
  );
}

const Root = styled(AriaComboBox<ComboBoxOption>)`${fieldLayout}` as typeof AriaComboBox;

const Box = styled(Group)`
  ${fieldBox}
  display: flex;
  align-items: stretch;

  input {
    flex: 1 1 auto;
    min-width: 0;
    padding: 0 0 0 ${space(1.5)};
    border: 0;
    background: transparent;
    outline: none;
    text-overflow: ellipsis;
  }
  input::placeholder { color: ${color.inkMuted}; opacity: 1; }

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 36px;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    cursor: pointer;
  }
  button[data-hovered] { background: ${color.primaryTint}; }
  button[data-focus-visible] { outline: 2px solid ${color.focus}; outline-offset: -4px; }
  button[data-disabled] { color: ${color.inkMuted}; cursor: not-allowed; }
`;

/** Half the window high, so that the page behind stays visible. */
const Choices = styled(ListBox<ComboBoxOption>)`
  ${choiceList}
  max-height: calc(50dvh - 2px);
` as typeof ListBox;

const Choice = styled(ListBoxItem)`
  ${choiceLook}
  justify-content: space-between;
`;

const Detail = styled(Text)`
  display: block;
  font-size: ${font.size.small};
  font-weight: ${font.weight.regular};
  opacity: 0.85;
`;

const Empty = styled.div`
  padding: ${space(1)};
  color: ${color.inkMuted};
`;
