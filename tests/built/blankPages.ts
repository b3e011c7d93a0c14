import type { ComponentUse } from "./everyComponent.ts";

const page = (script: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Blank</title></head>
  <body><div id="root"></div><script type="module" src="/${script}"></script></body>
</html>`;

const findImporter = ({ path }: ComponentUse) => {
  const [group, folder, name = ""] = path.split("/");
  return `import { ${name} } from "@gbvf/ui/${name === folder ? `${group}/${name}` : `${path}.js`}";`;
};

/** For these a story's properties alone say too little. */
const own = `import { StatePatterns } from "@gbvf/ui/charts/StatePatterns";
import { CheckQueue } from "@gbvf/ui/widgets/CheckQueue";
import { ListTable } from "@gbvf/ui/primitives/ListTable";
import { VisuallyHidden } from "@gbvf/ui/primitives/VisuallyHidden";

const nothing = () => undefined;
export const Own = () => (
  <>
    <section aria-label="charts/StatePatterns/StatePatterns"><StatePatterns prefix="own" zeroColor="#ffffff" /></section>
    <section aria-label="widgets/CheckQueue/CheckQueue">
      <CheckQueue label="Due" places={[]} statuses={new Map()} onStillRight={() => true} onNotReached={nothing}
        onClearReports={nothing} onEdit={nothing} onNote={nothing} onUndo={nothing} />
    </section>
    <section aria-label="primitives/ListTable/ListTable">
      <ListTable caption="Places" columns={[{ id: "name", name: "Name", cell: (row) => row.name }]} rows={[{ id: 1, name: "Umlazi" }]}
        rowId={(row) => row.id} rowName={(row) => row.name} sort={{ columnId: "name", direction: "ascending" }} onSort={nothing}
        pages={{ page: 1, pageSize: 10, total: 1, onChange: nothing }} empty="None" />
    </section>
    <section aria-label="primitives/VisuallyHidden/VisuallyHidden"><VisuallyHidden>Unseen</VisuallyHidden></section>
  </>
);`;

const inBrowser = `import { Backdrop } from "@gbvf/ui/maps/Backdrop";
import { BaseMap } from "@gbvf/ui/maps/BaseMap";
import { Choropleth } from "@gbvf/ui/maps/Choropleth";
import { Circles } from "@gbvf/ui/maps/Circles";
import { type AreaFeature, getBounds } from "@gbvf/ui/maps/geometry.js";
import { Pins } from "@gbvf/ui/maps/Pins";
import { Towns } from "@gbvf/ui/maps/Towns";
import { ToastRegion } from "@gbvf/ui/primitives/Toast/ToastRegion.js";

const ring = [[24, -30], [26, -30], [26, -28], [24, -28], [24, -30]];
const areas: AreaFeature[] = [
  { type: "Feature", id: 1, properties: { name: "Square" }, geometry: { type: "Polygon", coordinates: [ring] } },
];
const values = new Map([[1, 12]]);
const nothing = () => undefined;
const towns = [{ name: "Middle", latitude: -29, longitude: 25 }];
const pins = [{ id: 1, name: "Middle", detail: "One", latitude: -29, longitude: 25, isActive: true }];

export const InBrowser = () => (
  <div style={{ height: 400 }}>
    <BaseMap label="Map" bounds={getBounds(areas)!}>
      <Backdrop features={areas} />
      <Choropleth label="Areas" features={areas} values={values} colorOf={() => "#cc0000"} format={String} describe={String} />
      <Circles features={areas} values={values} color="#990000" largest={12} maxRadius={20} />
      <Towns areas={areas} towns={towns} />
      <Pins pins={pins} color="#000000" onSelect={nothing} onSelectSeveral={nothing} />
    </BaseMap>
    <ToastRegion />
  </div>
);`;

const form = `import { Button } from "@gbvf/ui/primitives/Button";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox";
import { Form } from "@gbvf/ui/primitives/Form";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup";
import { SelectField } from "@gbvf/ui/primitives/SelectField";
import { TextField } from "@gbvf/ui/primitives/TextField";
import { useState } from "react";

export function SignUp() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sent, setSent] = useState("");
  return (
    <Form
      aria-label="Sign up"
      validationBehavior="native"
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const { email, province, kind } = Object.fromEntries(new FormData(event.currentTarget));
        if (email === "taken@example.org") setErrors({ email: "This address is taken." });
        else setSent([email, province, kind].join(" "));
      }}
      actions={<Button type="submit" variant="primary">Send</Button>}
    >
      <TextField label="Email" name="email" type="email" isRequired
        validate={(value) => (value.endsWith(".org") ? null : "Use an address that ends in .org.")} />
      <SelectField label="Province" name="province" isRequired placeholder="Choose"
        options={[{ id: "gp", label: "Gauteng" }, { id: "nw", label: "North West" }]} />
      <RadioGroup label="Kind" name="kind" defaultValue="school"
        choices={[{ id: "school", label: "School" }, { id: "clinic", label: "Clinic" }]} />
      <Checkbox name="agreed" isRequired>I agree</Checkbox>
      {sent && <p role="status">Sent: {sent}</p>}
    </Form>
  );
}`;

const wrong = `import type { CategoryCardProps } from "@gbvf/ui/widgets/CategoryCard";
// @ts-expect-error There is no such state.
export const wrong: CategoryCardProps = { title: "", description: "", theme: "crime", state: "chosen", actions: null };`;

const mount = (root: string) => `import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.js";
import { createRoot } from "react-dom/client";
import { Every } from "./Every.js";
import { InBrowser } from "./InBrowser.js";
import { SignUp } from "./SignUp.js";

createRoot(document.getElementById("root")!).render(<><GlobalStyle />${root}</>);`;

/** The pages of an app that somebody else would write, each with its script. */
export const blankPages = (uses: readonly ComponentUse[]): Record<string, string> => ({
  "index.html": page("main.tsx"),
  "main.tsx": mount("<Every /><InBrowser />"),
  "form.html": page("form.tsx"),
  "form.tsx": mount("<SignUp />").replace(/import { (Every|InBrowser).*\n/g, ""),
  "hydrated.html": page("hydrated.tsx").replace('"root"></div>', '"root"><!--rendered--></div>'),
  "hydrated.tsx": `import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.js";
import { hydrateRoot } from "react-dom/client";
import { Every } from "./Every.js";

hydrateRoot(document.getElementById("root")!, <><GlobalStyle /><Every /></>);`,
  "server.tsx": `import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.js";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { Every } from "./Every.js";

const sheet = new ServerStyleSheet();
export const html = renderToString(sheet.collectStyles(<><GlobalStyle /><Every /></>));
export const styles = sheet.getStyleTags();`,
  "Every.tsx": `import { Fragment } from "react";
import { Own } from "./Own.js";
${uses.map(findImporter).join("\n")}

// Rows get keys of their own; presses do nothing.
const stub = (...given: unknown[]) =>
  (typeof given[0] === "object" && given[0] !== null && "type" in given[0] ? undefined : JSON.stringify(given)) as never;

${uses.map(({ properties }, index) => `const given${index} = ${properties} as const;`).join("\n")}

export const Every = () => (
  <>
    <Own />
${uses.map(({ path }, index) => `    <section aria-label="${path}"><${path.split("/")[2]} {...given${index}} /></section>`).join("\n")}
  </>
);`,
  "Own.tsx": own,
  "InBrowser.tsx": inBrowser,
  "SignUp.tsx": form,
  "wrong.ts": wrong,
});
