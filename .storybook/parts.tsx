import { stack } from "@gbvf/ui/tokens/layout.ts";
import { type ComponentType, type ReactNode, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { styled } from "styled-components";

/** One of the longest names of all places. */
export const LONG_PLACE = "Dr Ruth Segomotsi Mompati District Municipality";

export const asWideAs = (maxWidth: string) => (Story: () => ReactNode) => (
  <div style={{ maxWidth }}>
    <Story />
  </div>
);

/** In this locale, dates are written as year, month and day. */
export const inSouthAfrica = (Story: () => ReactNode) => (
  <I18nProvider locale="en-ZA">
    <Story />
  </I18nProvider>
);

interface Field<V, C extends V> {
  value: V;
  onChange: (value: C) => void;
}

/** `render: controlled(DigitsField)` */
export function controlled<V, C extends V, P extends object>(Control: ComponentType<P & Field<V, C>>) {
  function Controlled(props: P & Field<V, C>) {
    const [value, setValue] = useState(props.value);
    const change = (next: C) => {
      setValue(next);
      props.onChange(next);
    };
    return <Control {...props} value={value} onChange={change} />;
  }
  return (args: P & Field<V, C>) => <Controlled {...args} />;
}

/** `render: eachOf(Doughnut, { share: 1 }, { share: 0 })` renders the component once for each set of props. */
export const eachOf =
  <P extends object>(Component: ComponentType<P>, ...variants: Partial<P>[]) =>
  (args: P) => (
    <Variants>
      {variants.map((props, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The list never changes.
        <Component key={index} {...args} {...props} />
      ))}
    </Variants>
  );

const Variants = styled.div`
  ${stack(2)}
  justify-items: start;
`;
