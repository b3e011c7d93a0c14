import { type Ref, type RefObject, useContext, useImperativeHandle, useRef } from "react";
import { Button } from "react-aria-components/Button";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
  Input,
  type Key,
  useFilter,
} from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Text } from "react-aria-components/Text";
import { styled } from "styled-components";
import type { RootStyle } from "../../tokens/RootProps.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { FieldErrorMessage, type FieldTexts, hasError, LabelAndDescription } from "../Field/FieldParts.tsx";
import { fieldBox, fieldLayout } from "../Field/fieldStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { choiceList, choiceStyle, PopoverSurface } from "../Popover/PopoverSurface.tsx";

export interface ComboBoxOption<Id extends Key = Key> {
  id: Id;
  label: string;
  /** A second, smaller line, which distinguishes options with the same label. */
  detail?: string;
  /** True if the server found the option, whose label may not contain the typed text. */
  isServerMatch?: boolean;
}

type AriaProps<Id extends Key> = Omit<
  AriaComboBoxProps<ComboBoxOption<Id>>,
  "className" | "style" | "children" | "isInvalid" | "items" | "defaultItems" | "onChange"
>;

export interface ComboBoxProps<Id extends Key> extends AriaProps<Id>, RootStyle, FieldTexts {
  options: readonly ComboBoxOption<Id>[];
  value?: Id | null;
  defaultValue?: Id | null;
  /** Null when cleared. */
  onChange?: (value: Id | null) => void;
  placeholder?: string;
  isLoading?: boolean;
  emptyMessage?: string;
  /** Called with the typed text, if only the server knows all options or names. */
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
export function ComboBox<Id extends Key>({ options, onChange, ...props }: ComboBoxProps<Id>) {
  const { label, description, errorMessage, isOptional, placeholder, isLoading = false, ...rest } = props;
  const { emptyMessage = "No matches", onSearch, inputRef, ...rootProps } = rest;
  const input = useRef<HTMLInputElement>(null);
  const { contains } = useFilter({ sensitivity: "base" });
  const serverMatches = new Set(
    options.filter(({ isServerMatch }) => isServerMatch).map((option) => option.label),
  );
  useImperativeHandle(inputRef, () => ({
    focus: (options?: FocusOptions) => input.current?.focus(options),
  }));
  return (
    <Root
      menuTrigger="focus"
      allowsEmptyCollection
      defaultFilter={(text, typed) => contains(text, typed) || serverMatches.has(text)}
      onInputChange={onSearch}
      {...rootProps}
      defaultItems={options}
      onChange={(key) => onChange?.(options.find(({ id }) => id === key)?.id ?? null)}
      isInvalid={hasError(errorMessage)}
    >
      {({ isOpen }) => (
        <>
          <LabelAndDescription label={label} description={description} isOptional={isOptional} />
          <Box aria-busy={isLoading}>
            <Input ref={input} placeholder={isLoading ? "Loading…" : placeholder} />
            {!rootProps.isDisabled && <ClearButton label={label} isOpen={isOpen} input={input} />}
            <Button aria-label="Show suggestions">
              <Icon name="chevronDown" />
            </Button>
          </Box>
          <FieldErrorMessage errorMessage={errorMessage} />
          <PopoverSurface>
            <Choices renderEmptyState={() => <Empty>{isLoading ? "Loading…" : emptyMessage}</Empty>}>
              {(option: ComboBoxOption<Id>) => (
                <Choice id={option.id} textValue={option.label}>
                  {({ isSelected }) => (
                    <>
                      <span>
                        <Text slot="label">{option.label}</Text>
                        {option.detail && <Detail slot="description">{option.detail}</Detail>}
                      </span>
                      {isSelected && <Icon name="check" size={18} />}
                    </>
                  )}
                </Choice>
              )}
            </Choices>
          </PopoverSurface>
        </>
      )}
    </Root>
  );
}

interface ClearButtonProps {
  label: string;
  isOpen: boolean;
  input: RefObject<HTMLInputElement | null>;
}

function ClearButton({ label, isOpen, input }: ClearButtonProps) {
  const state = useContext(ComboBoxStateContext);
  if (state === null || state.value === null) return null;
  return (
    <Button
      slot={null}
      // While the list is open, React Aria hides all but the field and the list from screen readers.
      excludeFromTabOrder={isOpen}
      aria-label={`Clear ${label}`}
      preventFocusOnPress
      onPress={({ pointerType }) => {
        state.setValue(null);
        // The button disappears with the choice, so the field takes the focus from keyboard users.
        if (pointerType === "keyboard" || pointerType === "virtual") input.current?.focus();
      }}
    >
      <Icon name="close" size={18} />
    </Button>
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

/** At most half as high as the window, so that the page behind stays visible. */
const Choices = styled(ListBox<ComboBoxOption>)`
  ${choiceList}
  max-height: calc(50dvh - 2px);
` as typeof ListBox;

const Choice = styled(ListBoxItem)`
  ${choiceStyle}
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
